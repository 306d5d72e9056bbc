import type { KeyboardEvent, PointerEvent } from 'react'
import { t } from '../texts.ts'

export type Point = { x: number; y: number }

const STEP = 5
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

type FocalPointProps = {
  src: string
  size: { width: number; height: number }
  value: Point | undefined
  onChange: (point: Point) => void
  disabled: boolean
}

/** Point that stays in view when the picture is cut: a press sets it, arrow keys move it. Below it, the picture as pages cut it. */
export function FocalPoint({ src, size, value, onChange, disabled }: FocalPointProps) {
  const point = value ?? { x: 50, y: 50 }
  const set = ({ x, y }: Point) => {
    if (!disabled) onChange({ x: percent(x), y: percent(y) })
  }
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 })
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    set({ x: point.x + by[0], y: point.y + by[1] })
  }
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-label={t('admin.media.focalPointXFromThe', { x: point.x, y: point.y })}
        onPointerDown={press}
        onKeyDown={move}
        className="relative mx-auto block max-w-full cursor-crosshair overflow-hidden rounded-card bg-sunken"
        style={{ aspectRatio: `${size.width} / ${size.height}`, maxHeight: '20rem' }}
      >
        <img src={src} alt="" draggable={false} className="size-full object-contain" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/25 shadow-[0_0_0_1.5px_#000]"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      </button>
      <div aria-hidden="true" className="flex items-end gap-2">
        {(['1 / 1', '4 / 5', '16 / 9'] as const).map((shape) => (
          <img
            key={shape}
            src={src}
            alt=""
            className="h-16 rounded-control bg-sunken object-cover"
            style={{ aspectRatio: shape, objectPosition: `${point.x}% ${point.y}%` }}
          />
        ))}
        <span className="text-label font-normal text-ink-3">{t('admin.media.asPagesCropIt')}</span>
      </div>
    </div>
  )
}
