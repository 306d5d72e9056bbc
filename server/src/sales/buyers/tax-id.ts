import type { VatIdType } from '@fairground/contract/enumerations/taxes.ts'
import { isCnpj, isCpf } from '@fairground/domain/tax/tax-id.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { Contact } from './contact.ts'

const rules: Readonly<Record<VatIdType, (id: string) => boolean>> = {
  UNSPECIFIED: () => true,
  CPF: isCpf,
  CNPJ: isCnpj,
}

/** Throws a violation of `field` where the tax id of the contact there is not one of its type. */
export function assertTaxId(contact: Contact | null | undefined, field: string): void {
  const { id, type = 'UNSPECIFIED' } = contact?.contactDetails?.vatId ?? {}
  if (id && !rules[type](id))
    throw new InvalidArgument([
      {
        field: `${field}.contactDetails.vatId.id`,
        description: message('violations.noTaxId', { kind: type }),
        violatedRule: 'FORMAT',
      },
    ])
}
