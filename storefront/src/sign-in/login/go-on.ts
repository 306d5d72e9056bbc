import type { LoginV2Response } from '@fairground/client/generated/identity.authentication.ts'
import { redirect } from 'react-router'
import { memberPaths } from '../../member-paths.ts'
import type { Shop } from '../../shop.ts'
import { returnTo } from './return-to.ts'
import { beginSession } from './session.ts'

/** The next page of somebody who has signed in, or has to do one thing more first. `search` is that of the page. */
export async function goOn(
  shop: Shop,
  answer: Pick<LoginV2Response, 'state' | 'sessionToken' | 'stateToken' | 'requireMfaData' | 'additionalData'>,
  search: string,
): Promise<Response> {
  const { state, sessionToken, stateToken, requireMfaData, additionalData } = answer
  const to = new URLSearchParams(search).get('returnTo')
  switch (state) {
    case 'SUCCESS':
      await beginSession(shop, sessionToken ?? '', additionalData?.deviceToken?.strValue)
      return redirect(returnTo(to), 303)
    case 'REQUIRE_MFA': {
      const factors = requireMfaData?.availableFactors.map(({ factorType }) => factorType).join()
      return redirect(
        memberPaths.secondStep(stateToken ?? '', { factors, returnTo: to ? returnTo(to) : undefined }),
        303,
      )
    }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return redirect(memberPaths.verifyEmail(stateToken ?? '', { returnTo: to ? returnTo(to) : undefined }), 303)
    case 'REQUIRE_OWNER_APPROVAL':
      return redirect(memberPaths.waiting(), 303)
    default:
      throw new Error(`A sign-in went on as ${state}`)
  }
}
