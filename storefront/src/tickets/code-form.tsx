import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Form } from '../router/form.tsx'
import { t } from '../texts.ts'
import { CODE } from './code-field.ts'
import type { Access } from './ticket-access.ts'

/** Takes an access code: the page comes again with the tickets that it opens. */
export function CodeForm({ entered, opened, wrong }: Access) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow sm:max-w-72">
        <TextField
          label={t('tickets.accessCode')}
          name={CODE}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          defaultValue={entered}
          error={wrong}
          help={opened ? t('tickets.codeOpens') : undefined}
          required
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('tickets.useCode')}
      </Button>
    </Form>
  )
}
