import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { t } from '../texts.ts'

type SaveTickProps = {
  /** Payment methods that can save what is paid with. */
  methods: readonly string[]
  checked: boolean
}

/** A member agrees that what they pay with is saved; shown while a method is chosen that can. */
export const SaveTick = ({ methods, checked }: SaveTickProps) => (
  <div data-part="save-means" className="hidden group-has-[[data-more]:checked]/more:block">
    <CheckboxField
      name="save"
      value={methods.join(' ')}
      label={t('checkout.saveCard')}
      help={t('checkout.saveCardHow')}
      defaultChecked={checked}
    />
  </div>
)
