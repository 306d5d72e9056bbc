import { t } from '../texts.ts'
import { OTHER_ADDRESS } from './checkout-names.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'
import type { SavedAddress } from './known-buyer.ts'

type SavedAddressChoicesProps = {
  addresses: readonly SavedAddress[]
  chosen: string | undefined
  onChoose: () => void
}

/** The addresses of a member's account, and the fields for another. */
export function SavedAddressChoices({ addresses, chosen, onChoose }: SavedAddressChoicesProps) {
  return (
    <ChoiceRows legend={t('checkout.whereToSendIt')}>
      {addresses.map(({ id, lines: [first, ...rest] }) => (
        <ChoiceRow
          key={id}
          name="savedAddress"
          value={id}
          label={first ?? ''}
          detail={rest.join(', ')}
          checked={chosen === id}
          onChoose={onChoose}
        />
      ))}
      <ChoiceRow
        name="savedAddress"
        value={OTHER_ADDRESS}
        label={t('checkout.anotherAddress')}
        checked={chosen === OTHER_ADDRESS}
        onChoose={onChoose}
        typed
      />
    </ChoiceRows>
  )
}
