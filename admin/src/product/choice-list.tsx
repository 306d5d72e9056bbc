import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { AdminInput, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ArrowDown, ArrowUp, ImagePlus, Images, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { moved } from '../moved.ts'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import { Fetched, MediaPicker } from './lazy-parts.tsx'
import { kindNames } from './medium-kinds.ts'
import { type ChoiceLook, type ChoiceValues, freshChoice, type MediumValues, newKey } from './product-values.ts'

const icon = { size: 16, strokeWidth: 1.75 }

/** Most choices of one option, as the contract bounds them. */
const MOST_CHOICES = 100
const LONGEST_NAME = 50

/** Cells of a spreadsheet, or lines: each a choice, once. */
const pastedNames = (text: string): string[] => {
  const names = text.split(/[\t\r\n]+/).map((name) => cutText(name.trim(), LONGEST_NAME))
  const lower = names.map((name) => name.toLowerCase())
  return names.filter((name, at) => name !== '' && lower.indexOf(lower[at] ?? '') === at)
}

/** The first name takes the place `at`, the others follow it; names that are there already are passed over. */
function withPasted(choices: ChoiceValues[], at: number, names: readonly string[], swatches: boolean): ChoiceValues[] {
  const known = new Set(choices.flatMap(({ name }, other) => (other === at ? [] : [name.trim().toLowerCase()])))
  const [first, ...rest] = names.filter((name) => !known.has(name.toLowerCase()))
  if (first === undefined) return choices
  const more = rest.map((name) => ({ ...freshChoice(swatches ? 'ONE_COLOR' : 'CHOICE_TEXT', newKey()), name }))
  return choices
    .flatMap((choice, other) => (other === at ? [{ ...choice, name: first }, ...more] : [choice]))
    .slice(0, MOST_CHOICES)
}

type ChoiceListProps = {
  /** The option or modifier: "Size". */
  of: string
  /** Shown by how they look instead of by their words. */
  swatches: boolean
  choices: ChoiceValues[]
  /** Media of the product: a choice may name which of them show it. */
  media?: readonly MediumValues[]
  /** Choices that cost something: the sign before the amount. */
  sign?: string
  onChange: (choices: ChoiceValues[]) => void
}

/** Choices in their order, one on a line. Enter leads to the next, and after the last begins one. */
export function ChoiceList({ of, swatches, choices, media = [], sign, onChange }: ChoiceListProps) {
  const [picking, setPicking] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const [goTo, setGoTo] = useState<number>()
  useEffect(() => {
    if (goTo === undefined) return
    list.current?.querySelectorAll<HTMLInputElement>('input[data-name]')[goTo]?.focus()
    setGoTo(undefined)
  }, [goTo])
  const set = (index: number, change: Partial<ChoiceValues>) =>
    onChange(choices.map((choice, at) => (at === index ? { ...choice, ...change } : choice)))
  const add = () => {
    onChange([...choices, freshChoice(swatches ? 'ONE_COLOR' : 'CHOICE_TEXT', newKey())])
    setGoTo(choices.length)
  }
  /** The next choice; a new one after the last, unless that is still empty. */
  const goOn = (at: number) => {
    if (at < choices.length - 1) setGoTo(at + 1)
    else if (choices[at]?.name.trim() !== '' && choices.length < MOST_CHOICES) add()
  }
  const paste = (at: number, names: readonly string[]) => onChange(withPasted(choices, at, names, swatches))
  return (
    <div className="flex flex-col items-start gap-2">
      <ul ref={list} className="flex w-full flex-col gap-1.5">
        {choices.map((choice, at) => (
          <li key={choice.key} className="flex flex-wrap items-center gap-1">
            <ChoiceFields
              of={of}
              at={at}
              swatches={swatches}
              choice={choice}
              {...(sign === undefined ? {} : { sign })}
              onChange={(change) => set(at, change)}
              onPick={() => setPicking(at)}
              onEnter={() => goOn(at)}
              onPaste={(names) => paste(at, names)}
            />
            <span className="flex">
              {media.some(({ kind }) => kind === 'image' || kind === 'video') && sign === undefined && (
                <ShownBy of={of} at={at} choice={choice} media={media} onChange={(change) => set(at, change)} />
              )}
              <Places
                of={of}
                at={at}
                isLast={at === choices.length - 1}
                onMove={(to) => onChange(moved(choices, at, to))}
                onRemove={() => onChange(choices.filter((_, other) => other !== at))}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={add}>
        <Plus aria-hidden="true" {...icon} /> {t('admin.product.addAChoice')}
      </Button>
      {picking !== undefined && (
        <Fetched>
          <MediaPicker
            title={t('admin.product.chooseAPicture')}
            kind="image"
            onClose={() => setPicking(undefined)}
            onChoose={([item]) => {
              if (item?.url) set(picking, { image: item.url })
              setPicking(undefined)
            }}
          />
        </Fetched>
      )}
    </div>
  )
}

type ChoiceFieldsProps = {
  of: string
  at: number
  swatches: boolean
  choice: ChoiceValues
  sign?: string
  onChange: (change: Partial<ChoiceValues>) => void
  onPick: () => void
  onEnter: () => void
  /** Several names at once, as they come from a spreadsheet. */
  onPaste: (names: readonly string[]) => void
}

function ChoiceFields(props: ChoiceFieldsProps) {
  const { of, at, swatches, choice, sign, onChange, onPick, onEnter, onPaste } = props
  return (
    <>
      {swatches && <Look of={of} at={at} choice={choice} onChange={onChange} onPick={onPick} />}
      <AdminInput
        data-name=""
        aria-label={t('admin.product.choiceValueOfOf', { value: at + 1, of })}
        placeholder={swatches ? t('admin.product.moss') : t('admin.product.small')}
        maxLength={LONGEST_NAME}
        className="min-w-28 flex-1"
        value={choice.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
        onPaste={(event) => {
          const names = pastedNames(event.clipboardData.getData('text/plain'))
          if (names.length < 2) return
          event.preventDefault()
          onPaste(names)
        }}
      />
      {sign !== undefined && (
        <AdminInput
          aria-label={t('admin.product.addedPriceOfChoiceValue', { value: at + 1, of })}
          prefix={sign}
          inputMode="decimal"
          placeholder="0"
          className="w-24"
          value={choice.addedPrice}
          onChange={(event) => onChange({ addedPrice: event.currentTarget.value })}
        />
      )}
    </>
  )
}

type PlacesProps = { of: string; at: number; isLast: boolean; onMove: (to: number) => void; onRemove: () => void }

/** Moves a choice among the others, or removes it. */
function Places({ of, at, isLast, onMove, onRemove }: PlacesProps) {
  return (
    <>
      <IconButton
        size="sm"
        label={t('admin.product.moveChoiceValueOfOf', { value: at + 1, of })}
        icon={<ArrowUp {...icon} />}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        size="sm"
        label={t('admin.product.moveChoiceValueOfOf2', { value: at + 1, of })}
        icon={<ArrowDown {...icon} />}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      />
      <IconButton
        size="sm"
        label={t('admin.product.removeChoiceValueOfOf', { value: at + 1, of })}
        icon={<X {...icon} />}
        onClick={onRemove}
      />
    </>
  )
}

const swatch =
  'h-8 w-9 shrink-0 rounded-control border border-border-strong bg-surface p-0.5 pointer-coarse:h-11 disabled:cursor-default disabled:border-border'

type LookProps = {
  of: string
  at: number
  choice: ChoiceValues
  onChange: (change: Partial<ChoiceValues>) => void
  onPick: () => void
}

/** One colour, two, or a picture. A choice that is shared keeps its look, which is the same on every product. */
function Look({ of, at, choice, onChange, onPick }: LookProps) {
  const { look, color, color2, image, id } = choice
  const shared = id !== '' ? t('admin.product.otherProductsShareThisChoice') : undefined
  return (
    <span className="flex items-center gap-1" title={shared}>
      <AdminSelect
        aria-label={t('admin.product.lookOfChoiceValueOf', { value: at + 1, of })}
        value={look}
        disabled={shared !== undefined}
        className="w-28"
        onChange={(event) => onChange({ look: event.currentTarget.value as ChoiceLook })} // the options below
      >
        <option value="ONE_COLOR">{t('admin.product.colour')}</option>
        <option value="MULTIPLE_COLORS">{t('admin.product.twoColours')}</option>
        <option value="IMAGE">{t('admin.product.picture')}</option>
        <option value="CHOICE_TEXT">{t('admin.product.words')}</option>
      </AdminSelect>
      {(look === 'ONE_COLOR' || look === 'MULTIPLE_COLORS') && (
        <input
          type="color"
          aria-label={t('admin.product.colourOfChoiceValueOf', { value: at + 1, of })}
          value={color}
          disabled={shared !== undefined}
          onChange={(event) => onChange({ color: event.currentTarget.value })}
          className={swatch}
        />
      )}
      {look === 'MULTIPLE_COLORS' && (
        <input
          type="color"
          aria-label={t('admin.product.secondColourOfChoiceValue', { value: at + 1, of })}
          value={color2}
          disabled={shared !== undefined}
          onChange={(event) => onChange({ color2: event.currentTarget.value })}
          className={swatch}
        />
      )}
      {look === 'IMAGE' && (
        <button
          type="button"
          aria-label={t('admin.product.pictureOfChoiceValueOf', { value: at + 1, of })}
          disabled={shared !== undefined}
          onClick={onPick}
          className={`${swatch} inline-flex items-center justify-center overflow-hidden`}
        >
          {image ? (
            <img src={outside.picture(image)} alt="" className="size-full object-cover" />
          ) : (
            <ImagePlus size={16} strokeWidth={1.75} />
          )}
        </button>
      )}
    </span>
  )
}

type ShownByProps = {
  of: string
  at: number
  choice: ChoiceValues
  media: readonly MediumValues[]
  onChange: (change: Partial<ChoiceValues>) => void
}

/** Pictures and films of the product that show this choice: the shop turns to them when it is chosen. */
function ShownBy({ of, at, choice, media, onChange }: ShownByProps) {
  const chosen = choice.media
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('admin.product.picturesOfChoiceValueOf', { value: at + 1, of, length: chosen.length })}
          icon={<Images {...icon} />}
          className={chosen.length > 0 ? 'text-brand!' : ''}
        />
      }
      items={media.flatMap(({ kind, url, alt }, index) =>
        kind === 'image' || kind === 'video'
          ? {
              kind: 'check' as const,
              label: `${kindNames[kind]} ${index + 1}${alt ? `: ${alt}` : ''}`,
              checked: chosen.includes(url),
              onChange: (checked: boolean) =>
                onChange({ media: checked ? [...chosen, url] : chosen.filter((other) => other !== url) }),
            }
          : [],
      )}
    />
  )
}
