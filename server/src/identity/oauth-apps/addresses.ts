import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { type Message, message } from '../../ground/texts/message.ts'

interface Addresses {
  readonly redirectUris?: readonly string[] | undefined
  readonly postFlowOrigins?: readonly string[] | undefined
}

/**
 * Addresses are compared with the list as they are written, so one that no browser can send is refused
 * when it is registered: absolute, http or https, without a fragment or credentials; an origin as browsers write it.
 */
export function checkAddresses({ redirectUris = [], postFlowOrigins = [] }: Addresses): void {
  const violations: FieldViolation[] = [
    ...redirectUris.flatMap((text, i) => violation(`redirectUris[${i}]`, isRedirect(text), REDIRECT)),
    ...postFlowOrigins.flatMap((text, i) => violation(`postFlowOrigins[${i}]`, isOrigin(text), ORIGIN)),
  ]
  if (violations.length > 0) throw new InvalidArgument(violations)
}

const REDIRECT = message('violations.wholeAddress')
const ORIGIN = message('violations.origin')

const violation = (field: string, fits: boolean, description: Message): FieldViolation[] =>
  fits ? [] : [{ field, description, violatedRule: 'FORMAT' }]

const webAddress = (text: string): URL | undefined => {
  const url = URL.parse(text) ?? undefined
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined
}

function isRedirect(text: string): boolean {
  const url = webAddress(text)
  return url !== undefined && !text.includes('#') && !/\s/.test(text) && url.username === '' && url.password === ''
}

const isOrigin = (text: string): boolean => webAddress(text)?.origin === text && !text.includes('*')
