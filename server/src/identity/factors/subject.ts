/** Whose a factor or a passkey is. */
export type SubjectKind = 'member' | 'staff'
