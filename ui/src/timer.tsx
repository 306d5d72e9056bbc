import { useEffect, useEffectEvent, useState } from 'react'
import { LiveRegion } from './live-region.tsx'
import { t } from './texts.ts'

export type TimerProps = {
  /** Name of what runs out: "Tickets held". */
  label: string
  /** Both in milliseconds since 1970, by the server's clock. */
  expiresAt: number
  serverNow: number
  /** Lead of the server's clock over the device's, once it is known: what the server wrote may have been on its way for long. */
  aheadMs?: number
  onExpire?: () => void
}

/** Minutes and seconds left by the server's clock, whatever the device's says. Announced at 5 and 1 minutes and at the end only. */
export function Timer({ label, expiresAt, serverNow, aheadMs, onExpire }: TimerProps) {
  const [now, setNow] = useState(serverNow)
  const expire = useEffectEvent(() => onExpire?.())
  useEffect(() => {
    const ahead = aheadMs ?? serverNow - Date.now()
    const timer = setInterval(() => {
      const time = Date.now() + ahead
      setNow(time)
      if (time < expiresAt) return
      clearInterval(timer)
      expire()
    }, 1000)
    return () => clearInterval(timer)
  }, [serverNow, aheadMs, expiresAt])
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1000))
  return (
    <span className={`inline-flex items-baseline gap-2 ${seconds <= 60 ? 'text-danger' : 'text-ink'}`}>
      <span>{label}</span>
      <span role="timer" aria-label={label} className="font-semibold tabular-nums">
        {clock(seconds)}
      </span>
      <LiveRegion>{warning(seconds, label)}</LiveRegion>
    </span>
  )
}

const two = (n: number): string => String(n).padStart(2, '0')

/** Hours only where there are some. */
const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const before = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
  return `${before}:${two(seconds % 60)}`
}

/** One text per minute mark, so that the region speaks once for each. */
function warning(seconds: number, label: string): string {
  if (seconds === 0) return t('ui.timeIsUp', { label })
  if (seconds <= 60) return t('ui.oneMinuteLeft', { label })
  if (seconds <= 300) return t('ui.fiveMinutesLeft', { label })
  return ''
}
