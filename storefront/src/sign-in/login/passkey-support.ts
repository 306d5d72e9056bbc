/** True when this browser can use passkeys on this page. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext
