/** Codes about polls in texts, with their HTTP status; a part of `refusals`. */
export const pollRefusals = {
  POLL_NOT_FOUND: 404,
  POLL_OPTION_NOT_FOUND: 409,
  POLL_ONE_OPTION: 409,
} as const satisfies Record<string, number>
