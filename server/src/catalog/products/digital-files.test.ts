import { expect, test } from 'vitest'
import { library } from '../../media/library.fixture.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

test('a file for sale is named by its id, and one that there is not is refused', async () => {
  const site = await library()
  const uploaded = await site.upload('Pattern.pdf', pdf, { sold: true })
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200)
  const { id } = uploaded.body.item
  const product = (digitalFile: { id: string }) => ({
    productType: 'DIGITAL',
    name: 'Knitting pattern',
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '6' } },
          digitalProperties: { digitalFile },
          inventoryItem: { inStock: true },
        },
      ],
    },
  })
  const make = (file: { id: string }) =>
    site.admin.call('POST', '/stores/v3/products-with-inventory', { product: product(file) })

  const made = await make({ id })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(made.body.product).toMatchObject({ productType: 'DIGITAL', visibleInPos: false })
  expect(made.body.product.variantsInfo.variants[0]).toMatchObject({
    digitalProperties: {
      digitalFile: { id, fileName: 'Pattern.pdf', fileSize: String(pdf.length), fileType: 'SECURE_DOCUMENT' },
    },
  })
  expect(made.body.product.variantsInfo.variants[0].physicalProperties).toBeUndefined()

  const unknown = await make({ id: '01890000-0000-7000-8000-000000000000' })
  expect([unknown.status, unknown.body.details.applicationError.code]).toEqual([404, 'DIGITAL_FILE_NOT_FOUND_ERROR'])
})
