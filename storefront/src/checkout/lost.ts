/**
 * Status of a form whose checkout is not the caller's any more. The page is not read again after it, for that would find nothing: what was
 * typed stays, and can be sent once the caller has signed in again.
 */
export const LOST = 404
