const NAME = 'fairground-session'

/** Notifies the other tabs of this browser that somebody is signed in here. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('signed in')
  channel.close()
}

/** Calls back when another tab announces a sign-in, or when the user comes back to this one. */
export function onSignIn(notice: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = notice
  window.addEventListener('focus', notice)
  return () => {
    channel.close()
    window.removeEventListener('focus', notice)
  }
}
