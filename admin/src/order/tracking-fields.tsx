import { carriers } from '@fairground/domain/orders/carriers.ts'
import { AdminField, AdminSelect, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { t } from '../texts.ts'

export interface Tracking {
  readonly shippingProvider: string
  readonly trackingNumber: string
  readonly trackingLink: string
}

export const NO_TRACKING: Tracking = { shippingProvider: '', trackingNumber: '', trackingLink: '' }

type TrackingFieldsProps = { tracking: Tracking; onChange: (tracking: Tracking) => void }

/** Tracking of a parcel; all of it may be left out. */
export function TrackingFields({ tracking, onChange }: TrackingFieldsProps) {
  const known = tracking.shippingProvider === '' || tracking.shippingProvider in carriers
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <AdminField label={t('admin.order.carrier')} optional>
        {(wiring) => (
          <AdminSelect
            {...wiring}
            value={tracking.shippingProvider}
            onChange={(event) => onChange({ ...tracking, shippingProvider: event.currentTarget.value })}
          >
            <option value="">{t('admin.order.none')}</option>
            {Object.entries(carriers).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {!known && <option value={tracking.shippingProvider}>{tracking.shippingProvider}</option>}
            {tracking.shippingProvider !== 'other' && <option value="other">{t('admin.order.other')}</option>}
          </AdminSelect>
        )}
      </AdminField>
      <AdminTextField
        label={t('admin.order.trackingNumber')}
        optional
        maxLength={100}
        value={tracking.trackingNumber}
        onChange={(event) => onChange({ ...tracking, trackingNumber: event.currentTarget.value })}
      />
      {(tracking.shippingProvider === 'other' || !known || tracking.trackingLink) && (
        <div className="sm:col-span-2">
          <AdminTextField
            label={t('admin.order.trackingPage')}
            optional
            type="url"
            maxLength={2048}
            placeholder={t('admin.order.https')}
            value={tracking.trackingLink}
            onChange={(event) => onChange({ ...tracking, trackingLink: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
