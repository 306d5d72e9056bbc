import { useEffect, useState } from 'react'

/** True from the moment a form is sent as a whole page until that page stands; back from the next page it is false again. */
export function useSending(): { sending: boolean; onSubmit: () => void } {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const shown = () => setSending(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  // The browser reads the form's data after the handlers: only then is the button taken.
  return { sending, onSubmit: () => void setTimeout(() => setSending(true)) }
}
