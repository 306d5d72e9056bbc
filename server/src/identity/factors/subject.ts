/** Kinds of owners of a factor or a passkey. */
export type SubjectKind = 'member' | 'staff'
