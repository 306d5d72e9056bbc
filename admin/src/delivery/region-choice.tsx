import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import { FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { shownValue } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'

type RegionChoiceProps = {
  profiles: readonly DeliveryProfile[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Names of these regions, in the order of the profiles. */
export const regionNames = (profiles: readonly DeliveryProfile[], ids: readonly string[]): string =>
  shownValue(
    profiles.flatMap(({ deliveryRegions }) =>
      deliveryRegions.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    ),
  )

/** Regions in which an option is offered. */
export function RegionChoice({ profiles, chosen, onChange }: RegionChoiceProps) {
  const several = profiles.length > 1
  return (
    <FieldGroup legend={t('admin.delivery.offeredIn')}>
      {profiles.flatMap((profile) =>
        profile.deliveryRegions.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={several ? `${name} (${profile.name})` : name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        )),
      )}
    </FieldGroup>
  )
}
