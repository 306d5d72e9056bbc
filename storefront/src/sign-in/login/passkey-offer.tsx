import { type ComponentType, useEffect, useState } from 'react'
import { hasPasskeys } from './passkey-support.ts'

/** The way in by passkey, whose code is fetched where the browser has passkeys. Its room is there before, so that nothing moves. */
export function PasskeyOffer() {
  const [SignIn, setSignIn] = useState<ComponentType>()
  useEffect(() => {
    if (hasPasskeys()) void import('./passkey-sign-in.tsx').then((loaded) => setSignIn(() => loaded.PasskeySignIn))
  }, [])
  return <div className="[@media(scripting:enabled)]:min-h-13">{SignIn && <SignIn />}</div>
}
