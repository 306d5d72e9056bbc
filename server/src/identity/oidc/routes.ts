import * as contract from '@fairground/contract/fairground/sign-in-providers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { connectionId } from './connection.ts'
import type { OidcSettings } from './provider.ts'

/** Lists for our pages, and others', the buttons to show. */
export function signInProviderRoutes(api: Api, { oidc }: { readonly oidc: OidcSettings | undefined }): void {
  mount(api, contract.listSignInProviders, async () => ({
    providers: oidc
      ? [{ name: oidc.name, idpConnectionId: connectionId(oidc.issuer), staff: oidc.staff, members: oidc.members }]
      : [],
  }))
}
