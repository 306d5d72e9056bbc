/** Codes about files of the media library, with their HTTP status; a part of `refusals`. */
export const mediaRefusals = {
  MEDIA_NOT_FOUND: 404,
  FOLDER_NOT_FOUND: 404,
  FOLDER_NAME_TAKEN: 409,
  UPLOAD_NOT_FOUND: 404,
  UPLOAD_INCOMPLETE: 409,
  FILE_NOT_TAKEN: 400,
} as const satisfies Record<string, number>
