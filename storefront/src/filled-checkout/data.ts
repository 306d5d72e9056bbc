import { ApiError } from '@fairground/client/errors.ts'
import { checkoutTemplates } from '@fairground/client/generated/ecom.checkout-templates.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import { shopOf } from '../shop.ts'

/** Makes a checkout of the template, and goes on to it; else the page says why there is none. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { checkoutTemplateId = '' } = params
  const templates = shopOf(context).client({ checkoutTemplates }).checkoutTemplates
  try {
    const filled = orNotFound(
      templates.createCheckoutFromTemplate({ checkoutTemplateId }),
      'CHECKOUT_TEMPLATE_NOT_FOUND',
    )
    return redirect(paths.checkout((await filled).checkoutId), 303)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return data({ message: refusalText(error) }, { status: 409 })
    throw error
  }
}
