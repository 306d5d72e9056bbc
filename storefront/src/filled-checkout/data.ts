import { ApiError } from '@fairground/client/errors.ts'
import { checkoutTemplates } from '@fairground/client/generated/ecom.checkout-templates.ts'
import { UNOPENED } from '@fairground/contract/rendered-pages.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import { shopOf } from '../shop.ts'

/** Makes a checkout for who opens the link, and goes on to it. What may be a program gets a page with a button. */
export async function loader(args: LoaderFunctionArgs) {
  return args.request.headers.has(UNOPENED) ? data({ message: undefined }) : fill(args)
}

export const action = (args: ActionFunctionArgs) => fill(args)

/** Makes a checkout of the template, and goes on to it; else the page says why there is none. */
async function fill({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const { checkoutTemplateId = '' } = params
  const templates = shopOf(context).client({ checkoutTemplates }).checkoutTemplates
  try {
    const filled = orNotFound(
      templates.createCheckoutFromTemplate({ checkoutTemplateId }),
      'CHECKOUT_TEMPLATE_NOT_FOUND',
    )
    return redirect(paths.checkout((await filled).checkoutId), 303)
  } catch (error) {
    // Something that the link fills in is gone, sold out or over.
    if (error instanceof ApiError && (error.status === 409 || error.status === 404))
      return data({ message: refusalText(error) }, { status: 409 })
    throw error
  }
}
