import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { purposeOf } from './role-words.ts'
import { rolesQuery } from './settings-client.ts'

/** Roles to choose from, with what each is for. Nobody gives a role that may do more than they may. */
export function RoleField({ value, onChange }: { value: string; onChange: (role: string) => void }) {
  const { user } = useMe()
  const roles = useLoaded(rolesQuery())
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1.5 text-label text-ink-2">{t('admin.settings.role')}</legend>
      {roles.map((role) => {
        const lacking = lackingScope(user.scopes, role.scopes)
        const words = purposeOf(role)
        return (
          <CheckboxField
            key={role.id}
            type="radio"
            name="role"
            label={role.name}
            help={lacking ? t('admin.settings.wordsYouDoNotHold', { words, lacking }) : words}
            checked={role.id === value}
            disabled={lacking !== undefined}
            onChange={() => onChange(role.id)}
          />
        )
      })}
    </fieldset>
  )
}
