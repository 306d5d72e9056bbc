/** Thrown instead of saving where somebody else changed the same fields a moment ago. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}
