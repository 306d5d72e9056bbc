import { part } from '../part.tsx'

/** Most orders open. */
export const RenewLink = import.meta.env.SSR
  ? (await import('./renew-link.tsx')).RenewLink
  : part('renew-link', async () => (await import('./renew-link.tsx')).RenewLink)
