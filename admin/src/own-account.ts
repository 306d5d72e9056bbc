/** Page of the server on which staff name themselves and set a password; it stands before the admin, too. */
export const OWN_ACCOUNT = '/_staff/account'
