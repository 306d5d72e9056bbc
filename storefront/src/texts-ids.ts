// Written by scripts/messages/generate.ts from messages/en: do not edit.
import type { Wrap } from '@fairground/ui/texts/translate.ts'

export interface Texts {
  'cart.actionNotAvailable': undefined
  'cart.addedAppearHere': undefined
  'cart.apply': undefined
  'cart.codeTakesOff': { amount: string; code: string }
  'cart.countItems': { count: number }
  'cart.deliveryAndTaxLater': undefined
  'cart.deliveryLater': undefined
  'cart.discount': undefined
  'cart.discountCode': undefined
  'cart.fixTheMarkedItemsFirst': undefined
  'cart.fromMinimum': { minimum: string }
  'cart.goToCheckout': undefined
  'cart.includesFee': { fee: string }
  'cart.items': undefined
  'cart.link': undefined
  'cart.noLongerAvailable': undefined
  'cart.noLongerSold': undefined
  'cart.nothingLater': undefined
  'cart.onlySomeLeft': { left: number }
  'cart.priceEach': { price: string }
  'cart.quantityOfName': { name: string }
  'cart.remove': undefined
  'cart.removeCode': { code: string }
  'cart.removeName': { name: string }
  'cart.removed': { name: string }
  'cart.seeTheShop': undefined
  'cart.seeTheWholeCart': undefined
  'cart.subtotal': undefined
  'cart.subtotalIs': { subtotal: string }
  'cart.taxLater': undefined
  'cart.thingsAppearHere': undefined
  'cart.title': undefined
  'cart.total': undefined
  'cart.undo': undefined
  'cart.update': undefined
  'cart.yourCartIsEmpty': undefined
}

export interface RichTexts {
  'cart.chargedIn': { amount: string; currency: string; mark: Wrap; shownIn: string }
  'cart.subtotalWith': { mark: Wrap; subtotal: string }
}
