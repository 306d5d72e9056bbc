import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { SettingAnchor } from './setting-anchor.tsx'
import { SettingProblem } from './setting-problem.tsx'
import { useChange } from './use-change.ts'

interface OneFieldFormProps {
  /** Id of the anchor that the search of settings leads to. */
  readonly id: string
  readonly title: string
  readonly label: string
  readonly help: string
  readonly inputMode: 'numeric' | 'decimal'
  readonly value: string
  /** The value to save; undefined where the text is none. */
  readonly read: (text: string) => string | undefined
  /** Shown where the text is no value. */
  readonly mistake: string
  readonly save: (value: string) => Promise<unknown>
  /** Shown once it is saved. */
  readonly done: string
}

/** A card with one setting that is saved by itself. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { id, title, label, help, inputMode, value, read, mistake, save, done } = props
  const lacks = useLacks('settings.write')
  const [wrong, setWrong] = useState<string>()
  const change = useChange({ run: save, done })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = read(String(new FormData(event.currentTarget).get(id)).trim())
    setWrong(next === undefined ? mistake : undefined)
    if (next !== undefined) change.mutate(next)
  }
  return (
    <div className="max-w-measure">
      <Card title={title}>
        <SettingAnchor id={id}>
          <form noValidate onSubmit={submit} className="flex flex-col gap-3">
            <AdminTextField
              label={label}
              name={id}
              inputMode={inputMode}
              defaultValue={value}
              help={help}
              error={wrong}
            />
            <SettingProblem error={change.error} />
            <Button type="submit" size="sm" disabledReason={lacks} pending={change.isPending} className="self-start">
              {t('admin.settings.save')}
            </Button>
          </form>
        </SettingAnchor>
      </Card>
    </div>
  )
}
