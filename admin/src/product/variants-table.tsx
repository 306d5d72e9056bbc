import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { Cell, HeaderCell, Row, SelectBox, Table, TableHead } from '@fairground/ui/admin/table.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ProductValues } from './product-values.ts'

export type VariantsTableProps = { form: UseFormReturn<ProductValues>; sign: string }

/** Price, SKU and stock of every combination. What is left empty is the product's. */
export function VariantsTable({ form, sign }: VariantsTableProps) {
  const variants = useWatch({ control: form.control, name: 'variants' })
  const tracked = useWatch({ control: form.control, name: 'trackStock' })
  const price = useWatch({ control: form.control, name: 'price' })
  const sku = useWatch({ control: form.control, name: 'sku' })
  const errors = form.formState.errors.variants
  return (
    <Table label="Variants" frameClassName="max-h-120">
      <TableHead>
        <HeaderCell>Variant</HeaderCell>
        <HeaderCell>Price ({sign})</HeaderCell>
        <HeaderCell>SKU</HeaderCell>
        <HeaderCell>{tracked ? 'Units' : 'In stock'}</HeaderCell>
        <HeaderCell>In the shop</HeaderCell>
      </TableHead>
      <tbody>
        {variants.map(({ key, label }, index) => {
          const name = `variants.${index}` as const
          const fault = errors?.[index]
          return (
            <Row key={key}>
              <Cell className="min-w-32 font-medium">{label}</Cell>
              <Cell className="py-1">
                <AdminInput
                  aria-label={`Price of ${label}`}
                  aria-invalid={fault?.price ? true : undefined}
                  title={fault?.price?.message}
                  inputMode="decimal"
                  placeholder={price}
                  {...form.register(`${name}.price`)}
                  className="min-w-20 tabular-nums"
                />
              </Cell>
              <Cell className="py-1">
                <AdminInput
                  aria-label={`SKU of ${label}`}
                  aria-invalid={fault?.sku ? true : undefined}
                  title={fault?.sku?.message}
                  placeholder={sku}
                  {...form.register(`${name}.sku`)}
                  className="min-w-28 font-mono"
                />
              </Cell>
              <Cell className="py-1">
                {tracked ? (
                  <AdminInput
                    aria-label={`Units of ${label}`}
                    aria-invalid={fault?.quantity ? true : undefined}
                    title={fault?.quantity?.message}
                    inputMode="numeric"
                    {...form.register(`${name}.quantity`)}
                    className="min-w-16 tabular-nums"
                  />
                ) : (
                  <SelectBox label={`${label} is in stock`} {...form.register(`${name}.inStock`)} />
                )}
              </Cell>
              <Cell>
                <SelectBox label={`${label} is in the shop`} {...form.register(`${name}.visible`)} />
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
