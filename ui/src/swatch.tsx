import type { ComponentPropsWithRef } from 'react'
import { t } from './texts.ts'

/** Colours are any CSS colours: the choice's codes. A second one takes the other half; a picture's address stands before both. */
export type SwatchColour = {
  name: string
  colour?: string | undefined
  second?: string | undefined
  image?: string | undefined
}

/** Fill of a swatch; two colours meet in a hard edge from corner to corner. */
export const swatchFill = ({ colour, second, image }: Omit<SwatchColour, 'name'>): string | undefined => {
  if (image) return `center / cover url(${JSON.stringify(image)})`
  return colour && second ? `linear-gradient(135deg, ${colour} 50%, ${second} 50%)` : colour
}

const MOST_SHOWN = 4

/** The row of dots on a card: at most four, then "+2". One sentence for assistive technology. */
export function SwatchRow({ colours }: { colours: readonly SwatchColour[] }) {
  if (colours.length === 0) return null
  const more = colours.length - MOST_SHOWN
  return (
    <span className="swatch-row">
      <span className="sr-only">{t('ui.colours', { names: colours.map(({ name }) => name).join(', ') })}</span>
      {colours.slice(0, MOST_SHOWN).map(({ name, ...look }) => (
        <i key={name} style={{ background: swatchFill(look) }} />
      ))}
      {more > 0 && <small aria-hidden="true">+{more}</small>}
    </span>
  )
}

export type SwatchOptionProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'name'> &
  SwatchColour & {
    /** The form field that the radios of one option share. */
    group: string
    /** Reason why it cannot be chosen ("Sold out in Large"): struck through, still focusable through its group. */
    unavailable?: string | undefined
  }

/** One colour or picture of an option, a native radio: arrows move within the fieldset that the caller provides. */
export function SwatchOption(props: SwatchOptionProps) {
  const { name: colourName, colour, second, image, group, unavailable, ...input } = props
  const [frame, fill] = image
    ? ['size-18 rounded-control', 'size-16 rounded-control']
    : ['size-11 rounded-full', 'size-8 rounded-full']
  return (
    <label
      title={unavailable ? `${colourName}: ${unavailable}` : colourName}
      className={`${frame} relative inline-flex cursor-pointer items-center justify-center border-2 border-transparent has-checked:border-ink forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <input
        {...input}
        type="radio"
        name={group}
        aria-label={unavailable ? `${colourName}, ${unavailable}` : colourName}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={`${fill} overflow-hidden border border-ink/15 forced-color-adjust-none`}
        style={{ background: swatchFill({ colour, second, image }) }}
      >
        {unavailable && <StrikeThrough />}
      </span>
    </label>
  )
}

function StrikeThrough() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-full">
      <path d="M4 28 28 4" stroke="var(--color-white)" strokeWidth="5" />
      <path d="M4 28 28 4" stroke="var(--color-black)" strokeWidth="2" />
    </svg>
  )
}
