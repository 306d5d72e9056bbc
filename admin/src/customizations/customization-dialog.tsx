import type { Customization } from '@fairground/client/generated/stores.customizations-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useMemo, useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { type ChoiceDraft, ChoiceRows, newChoice } from './choice-rows.tsx'
import { CUSTOMIZATIONS, customizationClient } from './customization-queries.ts'

type Type = Customization['customizationType']
type Render = Customization['customizationRenderType']

const draftsOf = (customization: Customization | undefined): ChoiceDraft[] =>
  customization?.choicesSettings?.choices.map(({ id, name, colorCode }) => ({
    key: id,
    id,
    name,
    colorCode: colorCode ?? '#888888',
  })) ?? [newChoice(), newChoice()]

const { customizationsV3 } = customizationClient

/** Choices for the API: one that is neither text nor one colour keeps its look. */
function choicesOf(drafts: readonly ChoiceDraft[], render: Render, before: Customization | undefined) {
  const known = new Map(before?.choicesSettings?.choices.map((choice) => [choice.id, choice]))
  return drafts.map(({ id, name, colorCode }) => {
    const was = id ? known.get(id) : undefined
    const named = { ...present({ id: id || undefined }), name: name.trim() }
    if (was && was.choiceType !== 'ONE_COLOR') {
      const { choiceType, colorCodes, image } = was
      return { ...named, choiceType, ...present({ colorCodes, image }) }
    }
    return { ...named, ...present({ colorCode: render === 'SWATCH_CHOICES' ? colorCode : undefined }) }
  })
}

interface OptionValues {
  readonly name: string
  readonly choices: ChoiceDraft[]
  readonly title: string
  readonly longest: string
}

const valuesOf = (customization: Customization | undefined): OptionValues => ({
  name: customization?.name ?? '',
  choices: draftsOf(customization),
  title: customization?.freeTextInput?.title ?? '',
  longest: String(customization?.freeTextInput?.maxCharCount ?? 100),
})

const fields = plainFields<OptionValues>(
  {
    name: t('admin.customizations.name'),
    choices: t('admin.customizations.choices'),
    title: t('admin.customizations.questionToBuyers'),
    longest: t('admin.customizations.maximumCharacters'),
  },
  { choices: (choices) => choices.map(({ name }) => name).join(', ') || t('admin.customizations.none') },
)

/** True where a name is missing. */
const isLacking = ({ name, title, choices }: OptionValues, isText: boolean): boolean =>
  name.trim() === '' || (isText ? title.trim() === '' : choices.some((choice) => choice.name.trim() === ''))

const textOf = ({ title, longest }: OptionValues) => ({
  title: title.trim(),
  maxCharCount: Math.min(500, Math.max(1, Number(longest) || 1)),
})

async function change(customization: Customization, render: Render, values: OptionValues): Promise<void> {
  const { id, revision } = customization
  const isText = render === 'FREE_TEXT'
  const named = { id, revision, name: values.name.trim() }
  await customizationsV3.updateCustomization({
    customization: { ...named, ...present({ freeTextInput: isText ? textOf(values) : undefined }) },
  })
  if (!isText)
    await customizationsV3.setCustomizationChoices({
      customizationId: id,
      choices: choicesOf(values.choices, render, customization),
    })
}

const make = (type: Type, render: Render, values: OptionValues) =>
  customizationsV3.createCustomization({
    customization: {
      name: values.name.trim(),
      customizationType: type,
      customizationRenderType: render,
      ...(render === 'FREE_TEXT'
        ? { freeTextInput: textOf(values) }
        : { choicesSettings: { choices: choicesOf(values.choices, render, undefined) } }),
    },
  })

const choiceFaultOf = (wrong: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(wrong).find(([field]) => field.includes('choices'))?.[1]

const wordsOf = (customization: Customization | undefined) =>
  customization
    ? {
        title: t('admin.customizations.editName', { name: customization.name }),
        submit: t('admin.customizations.save'),
      }
    : { title: t('admin.customizations.newOption'), submit: t('admin.customizations.createOption') }

type KindFieldsProps = {
  type: Type
  render: Render
  onType: (type: Type) => void
  onRender: (render: Render) => void
}

/** Fields that are chosen once: what it does, and how buyers choose. */
function KindFields({ type, render, onType, onRender }: KindFieldsProps) {
  return (
    <>
      <AdminSelectField
        label={t('admin.customizations.whatItDoes')}
        value={type}
        onChange={(event) => {
          const next = event.currentTarget.value as Type
          onType(next)
          if (next === 'PRODUCT_OPTION' && render === 'FREE_TEXT') onRender('TEXT_CHOICES')
        }}
      >
        <option value="PRODUCT_OPTION">{t('admin.customizations.createsVariantsEachWithIts')}</option>
        <option value="MODIFIER">{t('admin.customizations.isAddedToTheOrder')}</option>
      </AdminSelectField>
      <AdminSelectField
        label={t('admin.customizations.howBuyersChoose')}
        value={render}
        onChange={(event) => onRender(event.currentTarget.value as Render)}
      >
        <option value="TEXT_CHOICES">{t('admin.customizations.fromAListOfWords')}</option>
        <option value="SWATCH_CHOICES">{t('admin.customizations.fromColours')}</option>
        {type === 'MODIFIER' && <option value="FREE_TEXT">{t('admin.customizations.theyTypeAText')}</option>}
      </AdminSelectField>
    </>
  )
}

type TextFieldsProps = {
  values: OptionValues
  edit: (change: Partial<OptionValues>) => void
  error: string | undefined
}

function TextFields({ values: { title, longest }, edit, error }: TextFieldsProps) {
  return (
    <>
      <AdminTextField
        label={t('admin.customizations.questionToBuyers')}
        autoComplete="off"
        maxLength={100}
        value={title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
        error={error}
      />
      <AdminTextField
        label={t('admin.customizations.maximumCharacters')}
        type="number"
        min={1}
        max={500}
        value={longest}
        onChange={(event) => edit({ longest: event.currentTarget.value })}
      />
    </>
  )
}

/** Makes an option or modifier, or changes one on every product that is made of it. */
export function CustomizationDialog({
  customization,
  onClose,
}: {
  customization?: Customization
  onClose: () => void
}) {
  const [type, setType] = useState<Type>(customization?.customizationType ?? 'PRODUCT_OPTION')
  const [render, setRender] = useState<Render>(customization?.customizationRenderType ?? 'TEXT_CHOICES')
  const stored = useMemo(() => valuesOf(customization), [customization])
  const { values, edit, tried, wrong, save, dialog } = useEditForm({
    edited: customization && { kind: 'option', id: customization.id },
    stored,
    fields,
    run: async (entered: OptionValues) =>
      void (await (customization ? change(customization, render, entered) : make(type, render, entered))),
    done: customization ? t('admin.customizations.saved') : t('admin.customizations.optionCreated'),
    onDone: onClose,
    // A name may be saved when the choices are refused: the list shows what is.
    onFail: () => true,
    stale: [CUSTOMIZATIONS],
  })
  const { name, choices, title } = values
  const isText = render === 'FREE_TEXT'
  const lacking = isLacking(values, isText)

  return (
    <ChangeDialog
      {...wordsOf(customization)}
      {...dialog}
      onSubmit={() => save(lacking ? undefined : values)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.customizations.name')}
        autoComplete="off"
        maxLength={50}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={tried && name.trim() === '' ? t('admin.customizations.enterAName') : wrong['customization.name']}
      />
      {!customization && <KindFields type={type} render={render} onType={setType} onRender={setRender} />}
      {isText ? (
        <TextFields
          values={values}
          edit={edit}
          error={
            tried && title.trim() === ''
              ? t('admin.customizations.enterAQuestion')
              : wrong['customization.freeTextInput.title']
          }
        />
      ) : (
        <ChoiceRows
          choices={choices}
          colors={render === 'SWATCH_CHOICES'}
          error={
            tried && lacking && name.trim() !== '' ? t('admin.customizations.enterANameForEvery') : choiceFaultOf(wrong)
          }
          onChange={(next) => edit({ choices: next })}
        />
      )}
    </ChangeDialog>
  )
}
