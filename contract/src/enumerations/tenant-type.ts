/** Where a token counts: on the owner's account, on one site, or nowhere in particular. Wire: `identity.authentication`, TenantType. */
export const TenantType = ['ACCOUNT', 'SITE', 'ROOT'] as const
export type TenantType = (typeof TenantType)[number]
