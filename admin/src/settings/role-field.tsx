import { lackingScope, roleScopes } from '@fairground/domain/staff/roles.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMe } from '../session/me.ts'
import { roles, roleWords, type StaffRole } from './role-words.ts'

/** Roles to choose from, with what each is for. Nobody gives a role that may do more than they may. */
export function RoleField({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  const { user } = useMe()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1.5 text-label text-ink-2">Role</legend>
      {roles.map((role) => {
        const lacking = lackingScope(user.scopes, roleScopes[role])
        const { name, words } = roleWords[role]
        return (
          <CheckboxField
            key={role}
            type="radio"
            name="role"
            label={name}
            help={lacking ? `${words} You do not hold ${lacking} yourself.` : words}
            checked={role === value}
            disabled={lacking !== undefined}
            onChange={() => onChange(role)}
          />
        )
      })}
    </fieldset>
  )
}
