/** Ways to complete a sign-in here; the server reports which of them a member has. */
export const ways = ['TOTP', 'EMAIL', 'RECOVERY_CODE'] as const
export type Way = (typeof ways)[number]

const isWay = (text: string | null | undefined): text is Way => ways.includes(text as Way)

export interface SecondStep {
  readonly state: string
  readonly offered: readonly Way[]
  /** Way that is shown. */
  readonly way: Way
}

/** Second step in an address of this page: the app comes first, then the mail. Undefined when no sign-in waits. */
export function secondStepOf(search: string): SecondStep | undefined {
  const params = new URLSearchParams(search)
  const state = params.get('state')
  if (!state) return undefined
  const listed = (params.get('factors') ?? '').split(',').filter(isWay)
  const offered = ways.filter((way) => listed.includes(way))
  const chosen = params.get('way')
  return { state, offered, way: isWay(chosen) && offered.includes(chosen) ? chosen : (offered[0] ?? 'TOTP') }
}

/** As the member typed or pasted it: codes of apps and mails are digits, however they are spaced. */
export const codeOf = (way: Way, typed: string): string => (way === 'RECOVERY_CODE' ? typed : typed.replace(/\D/g, ''))
