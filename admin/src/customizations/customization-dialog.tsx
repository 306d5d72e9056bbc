import type { Customization } from '@fairground/client/generated/stores.customizations-v-3.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { type ChoiceDraft, ChoiceRows, newChoice } from './choice-rows.tsx'
import { CUSTOMIZATIONS, customizationClient } from './customization-queries.ts'

type Type = Customization['customizationType']
type Render = Customization['customizationRenderType']

const draftsOf = (customization: Customization | undefined): ChoiceDraft[] =>
  customization?.choicesSettings?.choices.map(({ id, name, colorCode }) => ({
    ...{ key: id, id, name, colorCode: colorCode ?? '#888888' },
  })) ?? [newChoice(), newChoice()]

const { customizationsV3 } = customizationClient

/** What the API is sent: a choice that is neither text nor one colour keeps what it shows. */
function choicesOf(drafts: readonly ChoiceDraft[], render: Render, before: Customization | undefined) {
  const known = new Map(before?.choicesSettings?.choices.map((choice) => [choice.id, choice]))
  return drafts.map(({ id, name, colorCode }) => {
    const was = id ? known.get(id) : undefined
    const named = { ...(id ? { id } : {}), name: name.trim() }
    if (was && was.choiceType !== 'ONE_COLOR') {
      const { choiceType, colorCodes, image } = was
      return { ...named, choiceType, ...(colorCodes ? { colorCodes } : {}), ...(image ? { image } : {}) }
    }
    return { ...named, ...(render === 'SWATCH_CHOICES' ? { colorCode } : {}) }
  })
}

/** Makes an option or modifier, or changes one on every product that is made of it. */
export function CustomizationDialog({
  customization,
  onClose,
}: {
  customization?: Customization
  onClose: () => void
}) {
  const cache = useQueryClient()
  const [name, setName] = useState(customization?.name ?? '')
  const [type, setType] = useState<Type>(customization?.customizationType ?? 'PRODUCT_OPTION')
  const [render, setRender] = useState<Render>(customization?.customizationRenderType ?? 'TEXT_CHOICES')
  const [choices, setChoices] = useState(() => draftsOf(customization))
  const [title, setTitle] = useState(customization?.freeTextInput?.title ?? '')
  const [longest, setLongest] = useState(String(customization?.freeTextInput?.maxCharCount ?? 100))
  const [asked, setAsked] = useState(false)
  const isText = render === 'FREE_TEXT'
  const lacking =
    name.trim() === '' || (isText ? title.trim() === '' : choices.some((choice) => choice.name.trim() === ''))

  const freeTextInput = { title: title.trim(), maxCharCount: Math.min(500, Math.max(1, Number(longest) || 1)) }
  const change = async ({ id, revision }: Customization) => {
    const named = { id, revision, name: name.trim() }
    await customizationsV3.updateCustomization({ customization: { ...named, ...(isText ? { freeTextInput } : {}) } })
    if (!isText)
      await customizationsV3.setCustomizationChoices({
        customizationId: id,
        choices: choicesOf(choices, render, customization),
      })
  }
  const make = () =>
    customizationsV3.createCustomization({
      customization: {
        name: name.trim(),
        customizationType: type,
        customizationRenderType: render,
        ...(isText ? { freeTextInput } : { choicesSettings: { choices: choicesOf(choices, render, undefined) } }),
      },
    })
  const save = useMutation({
    mutationFn: async () => void (customization ? await change(customization) : await make()),
    onSuccess: () => {
      onClose()
      toast(customization ? 'Saved.' : `${name.trim()} created.`)
    },
    // A name may be saved when the choices are refused: the list shows what is.
    onSettled: () => cache.invalidateQueries({ queryKey: [CUSTOMIZATIONS] }),
  })
  const wrong = fieldViolationsOf(save.error)
  const choiceFault = Object.entries(wrong).find(([field]) => field.includes('choices'))?.[1]
  return (
    <ChangeDialog
      title={customization ? `Edit ${customization.name}` : 'New option'}
      submit={customization ? 'Save' : 'Create option'}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!lacking) save.mutate()
      }}
      onClose={onClose}
    >
      <AdminTextField
        label="Name"
        autoComplete="off"
        maxLength={50}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={asked && name.trim() === '' ? 'Enter a name.' : wrong['customization.name']}
      />
      {!customization && (
        <>
          <AdminSelectField
            label="Discount"
            value={type}
            onChange={(event) => {
              const next = event.currentTarget.value as Type
              setType(next)
              if (next === 'PRODUCT_OPTION' && isText) setRender('TEXT_CHOICES')
            }}
          >
            <option value="PRODUCT_OPTION">Creates variants, each with its own stock</option>
            <option value="MODIFIER">Is added to the order, without variants</option>
          </AdminSelectField>
          <AdminSelectField
            label="How buyers choose"
            value={render}
            onChange={(event) => setRender(event.currentTarget.value as Render)}
          >
            <option value="TEXT_CHOICES">From a list of words</option>
            <option value="SWATCH_CHOICES">From colours</option>
            {type === 'MODIFIER' && <option value="FREE_TEXT">They type a text</option>}
          </AdminSelectField>
        </>
      )}
      {isText ? (
        <>
          <AdminTextField
            label="Question to buyers"
            autoComplete="off"
            maxLength={100}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={asked && title.trim() === '' ? 'Enter a question.' : wrong['customization.freeTextInput.title']}
          />
          <AdminTextField
            label="Maximum characters"
            type="number"
            min={1}
            max={500}
            value={longest}
            onChange={(event) => setLongest(event.currentTarget.value)}
          />
        </>
      ) : (
        <ChoiceRows
          choices={choices}
          colors={render === 'SWATCH_CHOICES'}
          error={asked && lacking && name.trim() !== '' ? 'Enter a name for every choice.' : choiceFault}
          onChange={setChoices}
        />
      )}
    </ChangeDialog>
  )
}
