/** The start cannot go on for a reason that the operator can remove. The message is one sentence, shown without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
