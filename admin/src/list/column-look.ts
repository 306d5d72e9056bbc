export interface ColumnLook {
  /** Numbers stand at the end. */
  readonly numeric?: boolean
  /** The field that the list is sorted by when this header is pressed. */
  readonly sortField?: string
  readonly firstOrder?: 'ASC' | 'DESC'
  readonly className?: string
  /** Stays in sight at its edge while the table is scrolled sideways; the first column always does. */
  readonly pinned?: 'end'
  /** Hidden where the columns do not fit: 1 is the first to go. Without it the column stays. */
  readonly hideOrder?: number
}
