import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'
import { DeliveryDialog, NameField } from './delivery-dialog.tsx'
import { deliveryClient } from './delivery-queries.ts'

const fields = plainFields<{ name: string }>({ name: t('admin.delivery.name') })

/** Makes a profile, or gives one another name. */
export function ProfileDialog({ profile, onClose }: { profile: DeliveryProfile | undefined; onClose: () => void }) {
  const save = (entered: { name: string }) => {
    const { deliveryProfile } = deliveryClient
    const name = entered.name.trim()
    return profile
      ? deliveryProfile.updateDeliveryProfile({ deliveryProfile: { id: profile.id, revision: profile.revision, name } })
      : deliveryProfile.createDeliveryProfile({ deliveryProfile: { name } })
  }
  return (
    <DeliveryDialog
      edited={profile}
      name={profile?.name}
      adding={t('admin.delivery.addAProfile')}
      description={t('admin.delivery.profileHelp')}
      submit={t('admin.delivery.saveProfile')}
      done={t('admin.delivery.profileSaved')}
      stored={{ name: profile?.name ?? '' }}
      fields={fields}
      isGood={({ name }) => name.trim() !== ''}
      run={save}
      onClose={onClose}
    >
      {({ values, edit, tried }) => <NameField value={values.name} tried={tried} onChange={(name) => edit({ name })} />}
    </DeliveryDialog>
  )
}
