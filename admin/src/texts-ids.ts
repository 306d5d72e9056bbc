// Written by scripts/messages/generate.ts from messages/en: do not edit.
import type { Wrap } from '@fairground/ui/texts/translate.ts'

export interface Texts {
  'admin.audit.aMember': undefined
  'admin.audit.aRole': undefined
  'admin.audit.accessCode': undefined
  'admin.audit.accessCodes': undefined
  'admin.audit.accessFrom': undefined
  'admin.audit.accessLimit': undefined
  'admin.audit.accessNote': undefined
  'admin.audit.accessUntil': undefined
  'admin.audit.addOns': undefined
  'admin.audit.address': undefined
  'admin.audit.admissionMinutes': undefined
  'admin.audit.admissionsPerMinute': undefined
  'admin.audit.apiKey': { name: string }
  'admin.audit.bundles': undefined
  'admin.audit.capacity': undefined
  'admin.audit.checkoutLinkActive': undefined
  'admin.audit.checkoutLinkCoupon': undefined
  'admin.audit.checkoutLinkLines': undefined
  'admin.audit.checkoutLinkLocked': undefined
  'admin.audit.checkoutLinkOnline': undefined
  'admin.audit.console': undefined
  'admin.audit.events': undefined
  'admin.audit.gateDifficulty': undefined
  'admin.audit.gateOn': undefined
  'admin.audit.giftCardCreated': { amount: string; suffix: string }
  'admin.audit.giftCardDisabled': { amount: string; suffix: string }
  'admin.audit.guests': undefined
  'admin.audit.mailHost': undefined
  'admin.audit.mailSender': undefined
  'admin.audit.mailUser': undefined
  'admin.audit.memberDeleted': undefined
  'admin.audit.moveAsCredit': undefined
  'admin.audit.moveDays': undefined
  'admin.audit.moveWithFees': undefined
  'admin.audit.offerMinutes': undefined
  'admin.audit.opensDate': undefined
  'admin.audit.order': { number: string }
  'admin.audit.orders': undefined
  'admin.audit.passDates': undefined
  'admin.audit.passOnSale': undefined
  'admin.audit.places': undefined
  'admin.audit.quoted': { name: string }
  'admin.audit.rooms': undefined
  'admin.audit.seatBlocked': undefined
  'admin.audit.seatKilled': undefined
  'admin.audit.seatPlan': undefined
  'admin.audit.seatUnits': undefined
  'admin.audit.seatUse': undefined
  'admin.audit.seatedKinds': undefined
  'admin.audit.seats': undefined
  'admin.audit.theRole': { title: string }
  'admin.audit.tickets': undefined
  'admin.audit.votes': undefined
  'admin.audit.waitingFitting': undefined
  'admin.audit.waitingRule': undefined
  'admin.audit.waitingStrict': undefined
  'admin.back-in-stock.all': undefined
  'admin.back-in-stock.backInStock': undefined
  'admin.back-in-stock.collectRequestsFor': undefined
  'admin.back-in-stock.delete': undefined
  'admin.back-in-stock.deleted': undefined
  'admin.back-in-stock.deletedItem': undefined
  'admin.back-in-stock.email': undefined
  'admin.back-in-stock.emailForItemName': { email: string; itemName: string }
  'admin.back-in-stock.emailsAreOnTheirWay': undefined
  'admin.back-in-stock.inventory': undefined
  'admin.back-in-stock.item': undefined
  'admin.back-in-stock.itemDeleted': undefined
  'admin.back-in-stock.markAsNotified': undefined
  'admin.back-in-stock.markedAsNotified': undefined
  'admin.back-in-stock.noMatch': undefined
  'admin.back-in-stock.noRequests': undefined
  'admin.back-in-stock.notified': undefined
  'admin.back-in-stock.notifyNow': undefined
  'admin.back-in-stock.notifying': undefined
  'admin.back-in-stock.peopleWhoAskForA': undefined
  'admin.back-in-stock.products': undefined
  'admin.back-in-stock.requestViews': undefined
  'admin.back-in-stock.requested': undefined
  'admin.back-in-stock.requests': undefined
  'admin.back-in-stock.status': undefined
  'admin.back-in-stock.tickets': undefined
  'admin.back-in-stock.unknown': undefined
  'admin.back-in-stock.waiting': undefined
  'admin.checkout-links.addProduct': undefined
  'admin.checkout-links.addTicket': undefined
  'admin.checkout-links.chooseSomething': undefined
  'admin.checkout-links.copyLink': { words: string }
  'admin.checkout-links.coupon': undefined
  'admin.checkout-links.couponLocked': undefined
  'admin.checkout-links.createLink': undefined
  'admin.checkout-links.delete': undefined
  'admin.checkout-links.lead': undefined
  'admin.checkout-links.linkCreated': undefined
  'admin.checkout-links.lockCoupon': undefined
  'admin.checkout-links.lockCouponHelp': undefined
  'admin.checkout-links.more': undefined
  'admin.checkout-links.newLink': undefined
  'admin.checkout-links.newLinkHow': undefined
  'admin.checkout-links.none': undefined
  'admin.checkout-links.noneText': undefined
  'admin.checkout-links.off': undefined
  'admin.checkout-links.on': undefined
  'admin.checkout-links.paidOnline': undefined
  'admin.checkout-links.payOnline': undefined
  'admin.checkout-links.payOnlineHelp': undefined
  'admin.checkout-links.quantity': undefined
  'admin.checkout-links.remove': undefined
  'admin.checkout-links.switchOff': undefined
  'admin.checkout-links.switchOn': undefined
  'admin.checkout-links.variant': undefined
  'admin.checkout-links.withCoupon': { code: string }
  'admin.collections.aCollectionHasAtMost': undefined
  'admin.collections.aDownload': undefined
  'admin.collections.aProductMustMatch': undefined
  'admin.collections.aThing': undefined
  'admin.collections.add': undefined
  'admin.collections.addACondition': undefined
  'admin.collections.addLength': { length: number }
  'admin.collections.addProducts': undefined
  'admin.collections.addedToTheShop': undefined
  'admin.collections.address': undefined
  'admin.collections.allConditions': undefined
  'admin.collections.anyCondition': undefined
  'admin.collections.arranged': undefined
  'admin.collections.brand': undefined
  'admin.collections.cancel': undefined
  'admin.collections.catalogue': undefined
  'admin.collections.changeName': { name: string }
  'admin.collections.chooseByHand': undefined
  'admin.collections.collectionCreated': undefined
  'admin.collections.collectionDeleted': undefined
  'admin.collections.collectionSaved': undefined
  'admin.collections.collections': undefined
  'admin.collections.collectionsCanBeSixLevels': undefined
  'admin.collections.collectionsInsideItAreDeleted': undefined
  'admin.collections.conditionNumberHow': { number: number }
  'admin.collections.conditionNumberValue': { number: number }
  'admin.collections.conditionNumberWhat': { number: number }
  'admin.collections.conditions': undefined
  'admin.collections.countOfNumber': { count: string; number: string }
  'admin.collections.countOnThisPage': { count: string }
  'admin.collections.createCollection': undefined
  'admin.collections.delete': undefined
  'admin.collections.deleteCollection': undefined
  'admin.collections.deleteName': { name: string }
  'admin.collections.description': undefined
  'admin.collections.descriptionInSearchEngines': undefined
  'admin.collections.discard': undefined
  'admin.collections.dragAHandleOrPress': undefined
  'admin.collections.edit': undefined
  'admin.collections.editName': { name: string }
  'admin.collections.enterAName': undefined
  'admin.collections.enterAValueToCompare': undefined
  'admin.collections.fitsCountValue': { count: string; value: string }
  'admin.collections.groupProductsInTheShop': undefined
  'admin.collections.hidden': undefined
  'admin.collections.hide': undefined
  'admin.collections.howProductsAreChosen': undefined
  'admin.collections.inStock': undefined
  'admin.collections.kind': undefined
  'admin.collections.leftEmptyItFollowsThe': undefined
  'admin.collections.levelLevelPlaceOfSiblings': { level: number; place: number; siblings: number }
  'admin.collections.linksToTheCurrentAddress': undefined
  'admin.collections.moveDown': undefined
  'admin.collections.moveIntoTheOneAbove': undefined
  'admin.collections.moveName': { name: string }
  'admin.collections.moveOutOneLevel': undefined
  'admin.collections.moveToTheTop': undefined
  'admin.collections.moveUp': undefined
  'admin.collections.name': undefined
  'admin.collections.nameHidden': { name: string }
  'admin.collections.nameIsBack': { name: string }
  'admin.collections.nameIsHidden': { name: string }
  'admin.collections.nameIsShown': { name: string }
  'admin.collections.nameIsValueOfLength': { length: number; name: string; value: number }
  'admin.collections.nameMoved': { name: string }
  'admin.collections.nameMovedUnder': { name: string; parent: string }
  'admin.collections.nameOrSKU': undefined
  'admin.collections.nameTakenOut': { name: string }
  'admin.collections.newCollection': undefined
  'admin.collections.newCollectionInside': undefined
  'admin.collections.newOne': { one: string }
  'admin.collections.noCollectionsYet': undefined
  'admin.collections.noOneMatches': { one: string }
  'admin.collections.noProductMatches': undefined
  'admin.collections.noProductMatchesTheRules': undefined
  'admin.collections.noProductsYet': undefined
  'admin.collections.noneTopLevel': undefined
  'admin.collections.noneYet': { things: string }
  'admin.collections.nothingMatchesWords': { words: string }
  'admin.collections.onlyTheFirstSHOWNPlaces': { SHOWN: number }
  'admin.collections.opAfter': undefined
  'admin.collections.opBefore': undefined
  'admin.collections.opContains': undefined
  'admin.collections.opEndsWith': undefined
  'admin.collections.opIs': undefined
  'admin.collections.opIsNot': undefined
  'admin.collections.opLacks': undefined
  'admin.collections.opLess': undefined
  'admin.collections.opMore': undefined
  'admin.collections.opStartsWith': undefined
  'admin.collections.opWithinDays': undefined
  'admin.collections.parentCollection': undefined
  'admin.collections.picture': undefined
  'admin.collections.price': undefined
  'admin.collections.products': undefined
  'admin.collections.productsNumber': { number: string }
  'admin.collections.productsOfTheCollection': undefined
  'admin.collections.removeConditionNumber': { number: number }
  'admin.collections.removeName': { name: string }
  'admin.collections.reorderName': { name: string }
  'admin.collections.ribbon': undefined
  'admin.collections.rulesChooseThem': undefined
  'admin.collections.rulesSaved': undefined
  'admin.collections.saveCollection': undefined
  'admin.collections.saveRules': undefined
  'admin.collections.selectAProductFirst': undefined
  'admin.collections.showInTheShop': undefined
  'admin.collections.showMore': undefined
  'admin.collections.soldOut': undefined
  'admin.collections.stock': undefined
  'admin.collections.tag': undefined
  'admin.collections.theCollectionIsNowSorted': undefined
  'admin.collections.theFirstNumberOfNumber2': { number: string; number2: string }
  'admin.collections.theFirstOFFEREDByName': { OFFERED: number }
  'admin.collections.theProductsCouldNotBe': undefined
  'admin.collections.titleInSearchEngines': undefined
  'admin.collections.totalSuccessesProductsAdded': { totalSuccesses: number }
  'admin.collections.undo': undefined
  'admin.collections.viewInTheShop': undefined
  'admin.collections.whichProducts': undefined
  'admin.collections.youChooseThem': undefined
  'admin.content-pages.addPage': undefined
  'admin.content-pages.address': undefined
  'admin.content-pages.addressHelp': undefined
  'admin.content-pages.begin': undefined
  'admin.content-pages.changeName': { name: string }
  'admin.content-pages.createPage': undefined
  'admin.content-pages.created': undefined
  'admin.content-pages.delete': undefined
  'admin.content-pages.deleteHelp': undefined
  'admin.content-pages.deletePage': undefined
  'admin.content-pages.deleteTitle': { title: string }
  'admin.content-pages.deleted': undefined
  'admin.content-pages.draftHelp': undefined
  'admin.content-pages.edit': undefined
  'admin.content-pages.editTitle': { title: string }
  'admin.content-pages.enterATitle': undefined
  'admin.content-pages.hidden': undefined
  'admin.content-pages.imprint': undefined
  'admin.content-pages.kind': undefined
  'admin.content-pages.lead': undefined
  'admin.content-pages.newPage': undefined
  'admin.content-pages.notThereYet': undefined
  'admin.content-pages.other': undefined
  'admin.content-pages.privacy': undefined
  'admin.content-pages.returns': undefined
  'admin.content-pages.savePage': undefined
  'admin.content-pages.saved': undefined
  'admin.content-pages.shipping': undefined
  'admin.content-pages.showInShop': undefined
  'admin.content-pages.shown': undefined
  'admin.content-pages.terms': undefined
  'admin.content-pages.text': undefined
  'admin.content-pages.title': undefined
  'admin.content-pages.write': { kind: string }
  'admin.coupons.aCode': undefined
  'admin.coupons.aCollection': undefined
  'admin.coupons.aCouponIsACode': undefined
  'admin.coupons.aKindOfTicket': undefined
  'admin.coupons.aName': undefined
  'admin.coupons.aProduct': undefined
  'admin.coupons.activate': undefined
  'admin.coupons.active': undefined
  'admin.coupons.all': undefined
  'admin.coupons.allGoods': undefined
  'admin.coupons.allOfThemAreActive': undefined
  'admin.coupons.allOfThemAreInactive': undefined
  'admin.coupons.allTickets': undefined
  'admin.coupons.amount': undefined
  'admin.coupons.amountOff': undefined
  'admin.coupons.anEvent': undefined
  'admin.coupons.anotherChoice': undefined
  'admin.coupons.anotherCouponHasThisCode': undefined
  'admin.coupons.any': undefined
  'admin.coupons.appliesTo': undefined
  'admin.coupons.buySomeGetSomeFree': undefined
  'admin.coupons.buyTwoGetOneFree': undefined
  'admin.coupons.buyersEnterItInUpper': undefined
  'admin.coupons.buyersWhoEnterCodeGet': { benefit: string; code: string }
  'admin.coupons.cheapestOfEvery': { free: number; items: string; units: number }
  'admin.coupons.cheapestUnitOnly': { benefit: string }
  'admin.coupons.choose': undefined
  'admin.coupons.chooseACollection': undefined
  'admin.coupons.chooseAKindOfTicket': undefined
  'admin.coupons.chooseAProduct': undefined
  'admin.coupons.chooseAnEvent': undefined
  'admin.coupons.chooseAnother': undefined
  'admin.coupons.chooseWhatItAppliesTo': undefined
  'admin.coupons.code': undefined
  'admin.coupons.codeDeleted': { code: string }
  'admin.coupons.collection': undefined
  'admin.coupons.conditionLabel': { condition: 'minimumSubtotal' | 'other' }
  'admin.coupons.conditionOfOrders': { bound: string; condition: 'minimumSubtotal' | 'other' }
  'admin.coupons.conditionPlaceholder': { condition: 'minimumSubtotal' | 'other' }
  'admin.coupons.copyCode': { code: string }
  'admin.coupons.countActivated': { count: number }
  'admin.coupons.countDeactivated': { count: number }
  'admin.coupons.countTimes': { count: number }
  'admin.coupons.countUsedIt': { count: string }
  'admin.coupons.couponCode': { code: string }
  'admin.coupons.couponCreated': undefined
  'admin.coupons.couponSaved': undefined
  'admin.coupons.couponViews': undefined
  'admin.coupons.coupons': undefined
  'admin.coupons.couponsMoveHereWhenThey': undefined
  'admin.coupons.couponsThatBuyersCanUse': undefined
  'admin.coupons.couponsThatReachedTheirLimit': undefined
  'admin.coupons.couponsThatYouDeactivateStay': undefined
  'admin.coupons.couponsWithALaterStart': undefined
  'admin.coupons.createCoupon': undefined
  'admin.coupons.customersAreRecognisedByCart': undefined
  'admin.coupons.deactivate': undefined
  'admin.coupons.delete': undefined
  'admin.coupons.deleteCode': { code: string }
  'admin.coupons.deleteCoupon': undefined
  'admin.coupons.deleteWords': { words: string }
  'admin.coupons.deleteWords2': { words: string }
  'admin.coupons.deletedValue': { value: string }
  'admin.coupons.discount': undefined
  'admin.coupons.duplicate': undefined
  'admin.coupons.eachCustomerMayUseIt': { times: string }
  'admin.coupons.eachUnitFor': { items: string; price: string }
  'admin.coupons.eachUnitForTheSame': undefined
  'admin.coupons.ends': undefined
  'admin.coupons.enter100OrLess': undefined
  'admin.coupons.enterACodeOrGenerate': undefined
  'admin.coupons.enterAName': undefined
  'admin.coupons.enterANumberSuchAs': undefined
  'admin.coupons.enterAWholeNumberFrom': undefined
  'admin.coupons.enterAWholeNumberFrom2': undefined
  'admin.coupons.enterAWholeNumberFrom3': undefined
  'admin.coupons.enterMoreThan0': undefined
  'admin.coupons.event': undefined
  'admin.coupons.everyGood': undefined
  'admin.coupons.everyItem': undefined
  'admin.coupons.everyItemInOrders': { orders: string }
  'admin.coupons.everyTicket': undefined
  'admin.coupons.expired': undefined
  'admin.coupons.fillInTheFormTo': undefined
  'admin.coupons.fixedPrice': undefined
  'admin.coupons.freeDelivery': undefined
  'admin.coupons.freeDeliveryForItems': { items: string }
  'admin.coupons.freeOfEvery': { bought: number; free: number; items: string; unit: number }
  'admin.coupons.freeUnits': undefined
  'admin.coupons.fromStart': { start: string }
  'admin.coupons.generate': undefined
  'admin.coupons.inactive': undefined
  'admin.coupons.inactiveCouponsCannotBeUsed': undefined
  'admin.coupons.itCanBeUsedFor': undefined
  'admin.coupons.itCanBeUsedFor2': undefined
  'admin.coupons.itEndedOnDateTimeSo': { dateTime: string }
  'admin.coupons.itIsInactiveNobodyCan': undefined
  'admin.coupons.itIsRemovedFromCarts': undefined
  'admin.coupons.itIsValidNowAnd': undefined
  'admin.coupons.itWorksFromDateTimeOn': { dateTime: string }
  'admin.coupons.itWorksFromDateTimeUntil': { dateTime: string; dateTime2: string }
  'admin.coupons.itWorksUntilDateTime': { dateTime: string }
  'admin.coupons.item': undefined
  'admin.coupons.itemsInOrders': { items: string; orders: string }
  'admin.coupons.kindOfDiscount': undefined
  'admin.coupons.kindOfTicket': undefined
  'admin.coupons.lowerFreeDelivery': undefined
  'admin.coupons.lowerFreeDeliveryFor': { items: string }
  'admin.coupons.made': undefined
  'admin.coupons.moneyOff': undefined
  'admin.coupons.moneyOffItems': { items: string; money: string }
  'admin.coupons.moreActions': undefined
  'admin.coupons.name': undefined
  'admin.coupons.nameOrCode': undefined
  'admin.coupons.nameOrSKU': undefined
  'admin.coupons.newCoupon': undefined
  'admin.coupons.noActiveCoupons': undefined
  'admin.coupons.noCollectionMatches': undefined
  'admin.coupons.noCouponMatches': undefined
  'admin.coupons.noCouponsYet': undefined
  'admin.coupons.noEventMatches': undefined
  'admin.coupons.noEventWithTicketsMatches': undefined
  'admin.coupons.noExpiredCoupons': undefined
  'admin.coupons.noInactiveCoupons': undefined
  'admin.coupons.noLimit': undefined
  'admin.coupons.noNameOrCodeIn': { q: string; value: string }
  'admin.coupons.noProductMatches': undefined
  'admin.coupons.noScheduledCoupons': undefined
  'admin.coupons.noUsedUpCoupons': undefined
  'admin.coupons.none': undefined
  'admin.coupons.notSavedFixTheMarked': undefined
  'admin.coupons.numberOfNumber2': { number: string; number2: string }
  'admin.coupons.oneCollection': undefined
  'admin.coupons.oneEvent': undefined
  'admin.coupons.oneKindOfTicket': undefined
  'admin.coupons.oneProduct': undefined
  'admin.coupons.oneUnitOnly': undefined
  'admin.coupons.onlyForTheCheapestUnit': undefined
  'admin.coupons.ordersThat': { conditions: string }
  'admin.coupons.ordersThatMayUseIt': undefined
  'admin.coupons.ordersTimesForEachCustomer': { orders: string; times: string }
  'admin.coupons.ordersWithIt': undefined
  'admin.coupons.otherwiseForEveryUnitIt': undefined
  'admin.coupons.percentOffItems': { items: string; percent: string }
  'admin.coupons.percentage': undefined
  'admin.coupons.percentageOff': undefined
  'admin.coupons.pricePerUnit': undefined
  'admin.coupons.product': undefined
  'admin.coupons.removeTheSpaces': undefined
  'admin.coupons.scheduled': undefined
  'admin.coupons.showAllCoupons': undefined
  'admin.coupons.shownHereAndOnOrders': undefined
  'admin.coupons.soFar': undefined
  'admin.coupons.starts': undefined
  'admin.coupons.status': undefined
  'admin.coupons.suchAs10OffThe': undefined
  'admin.coupons.suchAs500Off': undefined
  'admin.coupons.summary': undefined
  'admin.coupons.theBuyerPaysNoDelivery': undefined
  'admin.coupons.theCheapestOnes': undefined
  'admin.coupons.theCode': undefined
  'admin.coupons.theCouponCode': { code: string }
  'admin.coupons.theEndMustBeAfter': undefined
  'admin.coupons.theFirstOFFEREDSearchTo': { OFFERED: number }
  'admin.coupons.theWholeOrder': undefined
  'admin.coupons.thereIsNoLimitOn': undefined
  'admin.coupons.theyAreRemovedFromCarts': undefined
  'admin.coupons.thisCouponHasBeenDeleted': undefined
  'admin.coupons.ticketsForEvent': { event: string }
  'admin.coupons.timeEmptyAtOnce': { time: string }
  'admin.coupons.timeEmptyNever': { time: string }
  'admin.coupons.timeInReplaceAll': { replaceAll: string }
  'admin.coupons.title': undefined
  'admin.coupons.titleOfTheEvent': undefined
  'admin.coupons.undo': undefined
  'admin.coupons.unitPriceOfItems': { items: string; price: string }
  'admin.coupons.unitsToBuy': undefined
  'admin.coupons.untilEnd': { end: string }
  'admin.coupons.useAtMost4Decimals': undefined
  'admin.coupons.usedUp': undefined
  'admin.coupons.uses': undefined
  'admin.coupons.usesInTotal': undefined
  'admin.coupons.usesPerCustomer': undefined
  'admin.coupons.valid': undefined
  'admin.coupons.whatBuyersGet': undefined
  'admin.coupons.whenAndHowOften': undefined
  'admin.coupons.wholeOrder': undefined
  'admin.coupons.wordsDeleted': { words: string }
  'admin.customizations.addAChoice': undefined
  'admin.customizations.choiceValue': { value: number }
  'admin.customizations.choices': undefined
  'admin.customizations.colourOfChoiceValue': { value: number }
  'admin.customizations.createOption': undefined
  'admin.customizations.createsVariantsEachWithIts': undefined
  'admin.customizations.deleteName': { name: string }
  'admin.customizations.deleteOption': undefined
  'admin.customizations.edit': undefined
  'admin.customizations.editName': { name: string }
  'admin.customizations.enterAName': undefined
  'admin.customizations.enterANameForEvery': undefined
  'admin.customizations.enterAQuestion': undefined
  'admin.customizations.fromAListOfWords': undefined
  'admin.customizations.fromColours': undefined
  'admin.customizations.howBuyersChoose': undefined
  'admin.customizations.isAddedToTheOrder': undefined
  'admin.customizations.maximumCharacters': undefined
  'admin.customizations.moveChoiceValueDown': { value: number }
  'admin.customizations.moveChoiceValueUp': { value: number }
  'admin.customizations.name': undefined
  'admin.customizations.newOption': undefined
  'admin.customizations.noProductUsesIt': undefined
  'admin.customizations.noVariants': undefined
  'admin.customizations.none': undefined
  'admin.customizations.one': undefined
  'admin.customizations.optionCreated': undefined
  'admin.customizations.optionDeleted': undefined
  'admin.customizations.options': undefined
  'admin.customizations.productsUseIt': undefined
  'admin.customizations.questionToBuyers': undefined
  'admin.customizations.removeChoiceValue': { value: number }
  'admin.customizations.save': undefined
  'admin.customizations.saved': undefined
  'admin.customizations.textOfUpTo': { count: number; title: string }
  'admin.customizations.theyAppearHereOnceA': undefined
  'admin.customizations.theyTypeAText': undefined
  'admin.customizations.whatBuyersChooseSizesAnd': undefined
  'admin.customizations.whatItDoes': undefined
  'admin.delivery.aPickupPoint': undefined
  'admin.delivery.addADay': undefined
  'admin.delivery.addAPlace': undefined
  'admin.delivery.addAProfile': undefined
  'admin.delivery.addARate': undefined
  'admin.delivery.addARateIn': { name: string }
  'admin.delivery.addARegion': undefined
  'admin.delivery.addAWindow': undefined
  'admin.delivery.addAnArea': undefined
  'admin.delivery.addArea': undefined
  'admin.delivery.addHours': undefined
  'admin.delivery.addLiveRates': undefined
  'admin.delivery.addLiveRatesTitle': undefined
  'admin.delivery.addPlace': undefined
  'admin.delivery.addProfile': undefined
  'admin.delivery.addRate': undefined
  'admin.delivery.addRegion': undefined
  'admin.delivery.addTier': undefined
  'admin.delivery.addedToEveryRate': undefined
  'admin.delivery.alwaysOpen': undefined
  'admin.delivery.amount': undefined
  'admin.delivery.andMore': { n: string; shown: string }
  'admin.delivery.anyNumber': undefined
  'admin.delivery.areaName': undefined
  'admin.delivery.areaSaved': undefined
  'admin.delivery.asSetByAProgram': undefined
  'admin.delivery.backupRate': undefined
  'admin.delivery.backupRateHelp': undefined
  'admin.delivery.backupWeight': undefined
  'admin.delivery.backupWeightHelp': undefined
  'admin.delivery.byNumberOfItems': undefined
  'admin.delivery.byOrderValue': undefined
  'admin.delivery.byWeight': undefined
  'admin.delivery.changeName': { name: string }
  'admin.delivery.changeShipFrom': undefined
  'admin.delivery.chargedForEachItem': undefined
  'admin.delivery.chooseServices': undefined
  'admin.delivery.closedDays': undefined
  'admin.delivery.countries': undefined
  'admin.delivery.country': undefined
  'admin.delivery.day': undefined
  'admin.delivery.default': undefined
  'admin.delivery.delete': undefined
  'admin.delivery.deleteName': { name: string }
  'admin.delivery.deleted': undefined
  'admin.delivery.delivery': undefined
  'admin.delivery.deliveryTime': undefined
  'admin.delivery.deliveryWindows': undefined
  'admin.delivery.drawnArea': undefined
  'admin.delivery.edit': undefined
  'admin.delivery.email': undefined
  'admin.delivery.endAfterStart': undefined
  'admin.delivery.enterAName': undefined
  'admin.delivery.enterANumber': undefined
  'admin.delivery.enterAPostcode': undefined
  'admin.delivery.enterAWholeNumber': undefined
  'admin.delivery.enterHours': undefined
  'admin.delivery.enterKey': undefined
  'admin.delivery.enterKeyFirst': undefined
  'admin.delivery.enterMore': undefined
  'admin.delivery.enterRisingNumbers': undefined
  'admin.delivery.enterShipFromFirst': undefined
  'admin.delivery.enterThisKey': undefined
  'admin.delivery.enterWholeItems': undefined
  'admin.delivery.everywhereElse': undefined
  'admin.delivery.feeTypeOf': { name: string }
  'admin.delivery.fixedFee': undefined
  'admin.delivery.free': undefined
  'admin.delivery.freeFrom': undefined
  'admin.delivery.freeFromOf': { name: string }
  'admin.delivery.from': undefined
  'admin.delivery.handling': undefined
  'admin.delivery.handlingCharge': undefined
  'admin.delivery.handlingDays': undefined
  'admin.delivery.handlingFeeOf': { name: string }
  'admin.delivery.height': undefined
  'admin.delivery.instructions': undefined
  'admin.delivery.key': undefined
  'admin.delivery.keyDoesNotOpen': undefined
  'admin.delivery.keyEndsWith': { end: string }
  'admin.delivery.keyHelp': undefined
  'admin.delivery.keyRemoved': undefined
  'admin.delivery.keySaved': undefined
  'admin.delivery.keyWorks': { carriers: string }
  'admin.delivery.leadTime': undefined
  'admin.delivery.leadTimeHelp': undefined
  'admin.delivery.length': undefined
  'admin.delivery.liveRates': undefined
  'admin.delivery.liveRatesHelp': undefined
  'admin.delivery.liveRatesLead': undefined
  'admin.delivery.liveRatesSaved': undefined
  'admin.delivery.localDelivery': undefined
  'admin.delivery.localLead': undefined
  'admin.delivery.location': undefined
  'admin.delivery.mostPerPackage': undefined
  'admin.delivery.mostPerPackageHelp': undefined
  'admin.delivery.name': undefined
  'admin.delivery.nameThatBuyersRead': undefined
  'admin.delivery.neededOnLabels': undefined
  'admin.delivery.noCarrierKey': undefined
  'admin.delivery.noPostcodes': { codes: string }
  'admin.delivery.noRegions': undefined
  'admin.delivery.noShipFrom': undefined
  'admin.delivery.noWindows': undefined
  'admin.delivery.off': undefined
  'admin.delivery.offeredAtCheckout': undefined
  'admin.delivery.offeredIn': undefined
  'admin.delivery.oneAmount': undefined
  'admin.delivery.openingHours': undefined
  'admin.delivery.orderBefore': undefined
  'admin.delivery.ordersKeepWhatTheyHave': undefined
  'admin.delivery.ordersPerSlot': undefined
  'admin.delivery.otherProductsUseIt': undefined
  'admin.delivery.ownPackaging': undefined
  'admin.delivery.package': undefined
  'admin.delivery.packageName': undefined
  'admin.delivery.packaging': undefined
  'admin.delivery.partsHelp': undefined
  'admin.delivery.perItem': { price: string }
  'admin.delivery.percentFee': undefined
  'admin.delivery.phone': undefined
  'admin.delivery.pickUp': undefined
  'admin.delivery.pickUpLead': undefined
  'admin.delivery.placeSaved': undefined
  'admin.delivery.postcode': undefined
  'admin.delivery.postcodes': undefined
  'admin.delivery.postcodesHelp': undefined
  'admin.delivery.price': undefined
  'admin.delivery.profileHelp': undefined
  'admin.delivery.profileSaved': undefined
  'admin.delivery.rateFreeFrom': { first: string; price: string }
  'admin.delivery.rateSaved': undefined
  'admin.delivery.ratesOf': { name: string }
  'admin.delivery.regionSaved': undefined
  'admin.delivery.regionsOf': { name: string }
  'admin.delivery.removeKey': undefined
  'admin.delivery.removeKeyMeans': undefined
  'admin.delivery.removeKeyTitle': undefined
  'admin.delivery.removeName': { name: string }
  'admin.delivery.removeTier': { n: string }
  'admin.delivery.rename': undefined
  'admin.delivery.replaceKey': undefined
  'admin.delivery.saveAddress': undefined
  'admin.delivery.saveArea': undefined
  'admin.delivery.saveKey': undefined
  'admin.delivery.saveLiveRates': undefined
  'admin.delivery.savePlace': undefined
  'admin.delivery.saveProfile': undefined
  'admin.delivery.saveRate': undefined
  'admin.delivery.saveRegion': undefined
  'admin.delivery.sender': undefined
  'admin.delivery.services': undefined
  'admin.delivery.shipFrom': undefined
  'admin.delivery.shipFromSaved': undefined
  'admin.delivery.shippo': undefined
  'admin.delivery.shippoKey': undefined
  'admin.delivery.street': undefined
  'admin.delivery.subdivision': undefined
  'admin.delivery.testKey': undefined
  'admin.delivery.testTheKey': undefined
  'admin.delivery.tiersFrom': { n: number; price: string }
  'admin.delivery.timeExample': undefined
  'admin.delivery.timeOf': { name: string }
  'admin.delivery.town': undefined
  'admin.delivery.try': undefined
  'admin.delivery.tryCountry': undefined
  'admin.delivery.tryLead': undefined
  'admin.delivery.tryNeedsCountry': undefined
  'admin.delivery.tryNothing': undefined
  'admin.delivery.tryOffered': undefined
  'admin.delivery.tryPostcode': undefined
  'admin.delivery.tryPrice': undefined
  'admin.delivery.tryProfile': undefined
  'admin.delivery.tryShow': undefined
  'admin.delivery.trySubdivision': undefined
  'admin.delivery.tryTitle': undefined
  'admin.delivery.tryWeight': undefined
  'admin.delivery.tryWeightForm': undefined
  'admin.delivery.until': undefined
  'admin.delivery.we': undefined
  'admin.delivery.weDeliverThere': undefined
  'admin.delivery.whereAndHow': undefined
  'admin.delivery.whoHandsItOver': undefined
  'admin.delivery.wholeCountry': undefined
  'admin.delivery.width': undefined
  'admin.delivery.withinRadius': { radius: string; unit: string }
  'admin.door-staff.accessPaused': undefined
  'admin.door-staff.allEvents': undefined
  'admin.door-staff.allEventsHelp': undefined
  'admin.door-staff.change': { name: string }
  'admin.door-staff.checkIn': undefined
  'admin.door-staff.chooseAnEvent': undefined
  'admin.door-staff.copyLink': { name: string }
  'admin.door-staff.delete': { name: string }
  'admin.door-staff.deleteIt': undefined
  'admin.door-staff.deleted': { name: string }
  'admin.door-staff.endsAtOnce': undefined
  'admin.door-staff.enterAName': undefined
  'admin.door-staff.events': undefined
  'admin.door-staff.eventsCount': { count: number }
  'admin.door-staff.hasAccess': undefined
  'admin.door-staff.lead': undefined
  'admin.door-staff.mayDo': undefined
  'admin.door-staff.name': undefined
  'admin.door-staff.new': undefined
  'admin.door-staff.newTitle': undefined
  'admin.door-staff.noEvents': undefined
  'admin.door-staff.none': undefined
  'admin.door-staff.noneLead': undefined
  'admin.door-staff.paused': undefined
  'admin.door-staff.pausedHelp': undefined
  'admin.door-staff.pending': undefined
  'admin.door-staff.readCounts': undefined
  'admin.door-staff.readForms': undefined
  'admin.door-staff.save': undefined
  'admin.door-staff.saved': { name: string }
  'admin.door-staff.someEvents': undefined
  'admin.door-staff.title': undefined
  'admin.door-staff.where': undefined
  'admin.event-access.accessCodes': undefined
  'admin.event-access.change': { code: string }
  'admin.event-access.chooseATicket': undefined
  'admin.event-access.code': undefined
  'admin.event-access.codeHelp': undefined
  'admin.event-access.columnCode': undefined
  'admin.event-access.columnLimit': undefined
  'admin.event-access.columnLink': undefined
  'admin.event-access.columnNote': undefined
  'admin.event-access.columnUsed': undefined
  'admin.event-access.copyLink': { code: string }
  'admin.event-access.delete': { code: string }
  'admin.event-access.deleteIt': undefined
  'admin.event-access.deleted': { code: string }
  'admin.event-access.ended': undefined
  'admin.event-access.enterACode': undefined
  'admin.event-access.enterALimit': undefined
  'admin.event-access.enterANumber': undefined
  'admin.event-access.from': undefined
  'admin.event-access.hiddenOnly': undefined
  'admin.event-access.howMany': undefined
  'admin.event-access.howManyHelp': undefined
  'admin.event-access.lead': undefined
  'admin.event-access.made': { count: number }
  'admin.event-access.make': undefined
  'admin.event-access.more': undefined
  'admin.event-access.new': undefined
  'admin.event-access.newCode': undefined
  'admin.event-access.noHidden': undefined
  'admin.event-access.noLimit': undefined
  'admin.event-access.noMatch': undefined
  'admin.event-access.none': undefined
  'admin.event-access.notHidden': { name: string }
  'admin.event-access.note': undefined
  'admin.event-access.noteHelp': undefined
  'admin.event-access.open': undefined
  'admin.event-access.opens': undefined
  'admin.event-access.save': undefined
  'admin.event-access.saved': { code: string }
  'admin.event-access.scheduled': undefined
  'admin.event-access.search': undefined
  'admin.event-access.tickets': undefined
  'admin.event-access.ticketsStay': undefined
  'admin.event-access.titleOf': { title: string }
  'admin.event-access.until': undefined
  'admin.event-access.untilBeforeFrom': undefined
  'admin.event-access.usedOf': { limit: string; used: string }
  'admin.event-access.usedOnly': { used: number }
  'admin.event-access.usedUp': undefined
  'admin.event-add-ons.addOns': undefined
  'admin.event-add-ons.allKinds': undefined
  'admin.event-add-ons.allKindsHelp': undefined
  'admin.event-add-ons.anyVariant': undefined
  'admin.event-add-ons.atMost': { count: number }
  'admin.event-add-ons.change': { name: string }
  'admin.event-add-ons.chooseAProduct': undefined
  'admin.event-add-ons.chooseATicket': undefined
  'admin.event-add-ons.delete': { name: string }
  'admin.event-add-ons.deleteIt': undefined
  'admin.event-add-ons.deleted': { name: string }
  'admin.event-add-ons.enterANumber': undefined
  'admin.event-add-ons.firstOnly': { count: number }
  'admin.event-add-ons.goesWith': undefined
  'admin.event-add-ons.gone': undefined
  'admin.event-add-ons.hidden': { name: string }
  'admin.event-add-ons.moveUp': { name: string }
  'admin.event-add-ons.nameOrSku': undefined
  'admin.event-add-ons.new': undefined
  'admin.event-add-ons.newAddOn': { name: string }
  'admin.event-add-ons.noProductMatches': undefined
  'admin.event-add-ons.none': undefined
  'admin.event-add-ons.ordersStay': undefined
  'admin.event-add-ons.perTicket': undefined
  'admin.event-add-ons.perTicketHelp': undefined
  'admin.event-add-ons.save': undefined
  'admin.event-add-ons.saved': { name: string }
  'admin.event-add-ons.soldOut': undefined
  'admin.event-add-ons.someKinds': undefined
  'admin.event-add-ons.ticketsFirst': undefined
  'admin.event-add-ons.variant': undefined
  'admin.event-bundles.bundles': undefined
  'admin.event-bundles.change': { name: string }
  'admin.event-bundles.chooseTickets': undefined
  'admin.event-bundles.contents': undefined
  'admin.event-bundles.contentsHelp': undefined
  'admin.event-bundles.delete': { name: string }
  'admin.event-bundles.deleteIt': undefined
  'admin.event-bundles.deleted': { name: string }
  'admin.event-bundles.description': undefined
  'admin.event-bundles.enterALimit': undefined
  'admin.event-bundles.enterAName': undefined
  'admin.event-bundles.enterAPrice': undefined
  'admin.event-bundles.insteadOf': { price: string }
  'admin.event-bundles.limitPerOrder': undefined
  'admin.event-bundles.moveUp': { name: string }
  'admin.event-bundles.name': undefined
  'admin.event-bundles.new': undefined
  'admin.event-bundles.newBundle': undefined
  'admin.event-bundles.no': undefined
  'admin.event-bundles.none': undefined
  'admin.event-bundles.numberOf': { name: string }
  'admin.event-bundles.ofKind': { count: number; name: string }
  'admin.event-bundles.offSale': undefined
  'admin.event-bundles.onSale': undefined
  'admin.event-bundles.price': undefined
  'admin.event-bundles.priceHelp': undefined
  'admin.event-bundles.save': undefined
  'admin.event-bundles.saved': { name: string }
  'admin.event-bundles.soldCount': { count: number }
  'admin.event-bundles.soldStay': undefined
  'admin.event-bundles.ticketsFirst': undefined
  'admin.event-bundles.unfit': undefined
  'admin.event-bundles.unfitHelp': { names: string }
  'admin.event-bundles.yes': undefined
  'admin.event-calendar.continues': undefined
  'admin.event-calendar.keys': { name: string }
  'admin.event-calendar.months': undefined
  'admin.event-calendar.more': { count: string }
  'admin.event-calendar.next': undefined
  'admin.event-calendar.nothing': undefined
  'admin.event-calendar.previous': undefined
  'admin.event-calendar.thisMonth': undefined
  'admin.event-calendar.title': { name: string }
  'admin.event-calendar.tooMany': { count: string }
  'admin.event-categories.categories': undefined
  'admin.event-categories.category': undefined
  'admin.event-categories.change': { name: string }
  'admin.event-categories.countDrafts': { count: number }
  'admin.event-categories.countEvents': { count: number }
  'admin.event-categories.delete': { name: string }
  'admin.event-categories.deleteIt': undefined
  'admin.event-categories.deleted': { name: string }
  'admin.event-categories.edit': undefined
  'admin.event-categories.enterAName': undefined
  'admin.event-categories.events': undefined
  'admin.event-categories.eventsStay': undefined
  'admin.event-categories.hidden': undefined
  'admin.event-categories.lead': undefined
  'admin.event-categories.name': undefined
  'admin.event-categories.new': undefined
  'admin.event-categories.noEvents': undefined
  'admin.event-categories.none': undefined
  'admin.event-categories.noneLead': undefined
  'admin.event-categories.order': undefined
  'admin.event-categories.save': undefined
  'admin.event-categories.saved': { name: string }
  'admin.event-categories.shown': undefined
  'admin.event-categories.takeOut': { title: string }
  'admin.event-dates.addCount': { count: number }
  'admin.event-dates.addDates': undefined
  'admin.event-dates.addDatesMore': undefined
  'admin.event-dates.addTheDate': undefined
  'admin.event-dates.allLaterDates': undefined
  'admin.event-dates.cancelLater': undefined
  'admin.event-dates.cancelLaterLead': undefined
  'admin.event-dates.cancelLaterTitle': undefined
  'admin.event-dates.cancelled': undefined
  'admin.event-dates.changeWhich': undefined
  'admin.event-dates.daily': undefined
  'admin.event-dates.dates': undefined
  'admin.event-dates.datesAdded': undefined
  'admin.event-dates.datesInAll': undefined
  'admin.event-dates.days': undefined
  'admin.event-dates.deleteLater': undefined
  'admin.event-dates.deleteLaterLead': undefined
  'admin.event-dates.deleteLaterTitle': undefined
  'admin.event-dates.deleted': undefined
  'admin.event-dates.eachDateIsACopy': undefined
  'admin.event-dates.ends': undefined
  'admin.event-dates.enterACount': { most: number }
  'admin.event-dates.enterALastDay': undefined
  'admin.event-dates.enterAStart': undefined
  'admin.event-dates.enterAnEnd': undefined
  'admin.event-dates.enterAnInterval': undefined
  'admin.event-dates.every': undefined
  'admin.event-dates.lastDay': undefined
  'admin.event-dates.laterMoveAlike': undefined
  'admin.event-dates.monthly': undefined
  'admin.event-dates.months': undefined
  'admin.event-dates.moreLater': { count: number }
  'admin.event-dates.nothingToAdd': undefined
  'admin.event-dates.onDay': undefined
  'admin.event-dates.onDays': undefined
  'admin.event-dates.onTheDay': { day: string }
  'admin.event-dates.onTheLast': { name: string }
  'admin.event-dates.onTheNth': { name: string; nth: number }
  'admin.event-dates.oneMoreDate': undefined
  'admin.event-dates.publishLater': undefined
  'admin.event-dates.published': undefined
  'admin.event-dates.repeats': undefined
  'admin.event-dates.setADateFirst': undefined
  'admin.event-dates.sold': { count: string }
  'admin.event-dates.starts': undefined
  'admin.event-dates.takesPlaceOnce': undefined
  'admin.event-dates.thereAlready': { when: string }
  'admin.event-dates.thisAndLater': undefined
  'admin.event-dates.thisDateOnly': undefined
  'admin.event-dates.until': undefined
  'admin.event-dates.untilADay': undefined
  'admin.event-dates.untilANumber': undefined
  'admin.event-dates.weekly': undefined
  'admin.event-dates.weeks': undefined
  'admin.event-dates.yearly': undefined
  'admin.event-dates.years': undefined
  'admin.event-form.addQuestion': undefined
  'admin.event-form.address': undefined
  'admin.event-form.change': { label: string }
  'admin.event-form.changeQuestion': undefined
  'admin.event-form.checkoutHeading': undefined
  'admin.event-form.choose': undefined
  'admin.event-form.chooseAnswers': undefined
  'admin.event-form.comingConfirmed': undefined
  'admin.event-form.comingText': undefined
  'admin.event-form.companions': undefined
  'admin.event-form.date': undefined
  'admin.event-form.delete': { label: string }
  'admin.event-form.discardTyped': undefined
  'admin.event-form.enterAQuestion': undefined
  'admin.event-form.enterOptions': { count: number }
  'admin.event-form.everybody': undefined
  'admin.event-form.forAnswers': undefined
  'admin.event-form.forWhom': undefined
  'admin.event-form.full': undefined
  'admin.event-form.inEveryForm': undefined
  'admin.event-form.kind': undefined
  'admin.event-form.list': undefined
  'admin.event-form.longAnswer': undefined
  'admin.event-form.maxGuests': undefined
  'admin.event-form.most': undefined
  'admin.event-form.namesRequired': undefined
  'admin.event-form.notComingText': undefined
  'admin.event-form.oneALine': undefined
  'admin.event-form.oneOfSeveral': undefined
  'admin.event-form.oneToTen': undefined
  'admin.event-form.onlyIf': { label: string; options: string }
  'admin.event-form.options': undefined
  'admin.event-form.phone': undefined
  'admin.event-form.placeholder': undefined
  'admin.event-form.preview': undefined
  'admin.event-form.publishedToast': undefined
  'admin.event-form.question': undefined
  'admin.event-form.questions': undefined
  'admin.event-form.required': undefined
  'admin.event-form.requiredShort': undefined
  'admin.event-form.saveQuestion': undefined
  'admin.event-form.saveTexts': undefined
  'admin.event-form.sendText': undefined
  'admin.event-form.shortAnswer': undefined
  'admin.event-form.texts': undefined
  'admin.event-form.textsSaved': undefined
  'admin.event-form.textsUnchanged': undefined
  'admin.event-form.tickBoxes': undefined
  'admin.event-form.title': undefined
  'admin.event-form.titleOf': { title: string }
  'admin.event-form.typedBefore': undefined
  'admin.event-form.upTo1000': undefined
  'admin.event-form.waitingConfirmed': undefined
  'admin.event-form.waitingText': undefined
  'admin.event-form.whoAnswered': { label: string }
  'admin.event-gate.admitted': undefined
  'admin.event-gate.admittedInAll': undefined
  'admin.event-gate.bought': undefined
  'admin.event-gate.difficulty': undefined
  'admin.event-gate.difficultyHelp': undefined
  'admin.event-gate.enabled': undefined
  'admin.event-gate.enabledHelp': undefined
  'admin.event-gate.enterDifficulty': undefined
  'admin.event-gate.enterMinutes': undefined
  'admin.event-gate.enterPerMinute': undefined
  'admin.event-gate.minutes': undefined
  'admin.event-gate.minutesHelp': undefined
  'admin.event-gate.off': undefined
  'admin.event-gate.open': { count: number }
  'admin.event-gate.opens': { opens: string }
  'admin.event-gate.opensAt': undefined
  'admin.event-gate.opensHelp': undefined
  'admin.event-gate.perMinute': undefined
  'admin.event-gate.perMinuteHelp': undefined
  'admin.event-gate.save': undefined
  'admin.event-gate.saved': undefined
  'admin.event-gate.settings': undefined
  'admin.event-gate.title': undefined
  'admin.event-gate.waiting': undefined
  'admin.event-messages.attending': undefined
  'admin.event-messages.before1Day': undefined
  'admin.event-messages.before1Hour': undefined
  'admin.event-messages.before1Week': undefined
  'admin.event-messages.before2Hours': undefined
  'admin.event-messages.before30Minutes': undefined
  'admin.event-messages.before3Days': undefined
  'admin.event-messages.calendarLink': undefined
  'admin.event-messages.cancellation': undefined
  'admin.event-messages.chooseGuests': undefined
  'admin.event-messages.confirmation': undefined
  'admin.event-messages.done': undefined
  'admin.event-messages.enterASubject': undefined
  'admin.event-messages.enterAText': undefined
  'admin.event-messages.inWaitlist': undefined
  'admin.event-messages.instant': undefined
  'admin.event-messages.isBeingSent': undefined
  'admin.event-messages.log': undefined
  'admin.event-messages.message': undefined
  'admin.event-messages.messages': undefined
  'admin.event-messages.newPlaces': undefined
  'admin.event-messages.notAttending': undefined
  'admin.event-messages.nothingSent': undefined
  'admin.event-messages.offerPlacesNow': undefined
  'admin.event-messages.offerPlacesNowAsks': undefined
  'admin.event-messages.ownWordsHelp': undefined
  'admin.event-messages.pageLink': undefined
  'admin.event-messages.preview': undefined
  'admin.event-messages.publishFirst': undefined
  'admin.event-messages.recipients': { count: number }
  'admin.event-messages.remindNow': undefined
  'admin.event-messages.remindNowAsks': undefined
  'admin.event-messages.reminder': undefined
  'admin.event-messages.save': undefined
  'admin.event-messages.saved': { name: string }
  'admin.event-messages.send': undefined
  'admin.event-messages.sendCancellation': undefined
  'admin.event-messages.sendConfirmation': undefined
  'admin.event-messages.sendNewPlaces': undefined
  'admin.event-messages.sendReminder': undefined
  'admin.event-messages.sending': undefined
  'admin.event-messages.sentOf': { sent: string; total: string }
  'admin.event-messages.stopped': undefined
  'admin.event-messages.subject': undefined
  'admin.event-messages.text': undefined
  'admin.event-messages.time': undefined
  'admin.event-messages.titleOf': { title: string }
  'admin.event-messages.to': undefined
  'admin.event-messages.toTickets': undefined
  'admin.event-messages.write': undefined
  'admin.event-messages.writeFirst': undefined
  'admin.event-moves.announced': { count: number }
  'admin.event-moves.asCredit': undefined
  'admin.event-moves.asCreditHelp': undefined
  'admin.event-moves.dateToCome': undefined
  'admin.event-moves.days': undefined
  'admin.event-moves.daysHelp': undefined
  'admin.event-moves.decide': undefined
  'admin.event-moves.decideLater': undefined
  'admin.event-moves.decided': undefined
  'admin.event-moves.dialogHelp': { count: number }
  'admin.event-moves.dialogTitle': undefined
  'admin.event-moves.dismissed': undefined
  'admin.event-moves.enterDays': undefined
  'admin.event-moves.giveBack': undefined
  'admin.event-moves.giveBackHelp': undefined
  'admin.event-moves.mailing': undefined
  'admin.event-moves.mayNotRefund': undefined
  'admin.event-moves.movedFrom': { place: string; when: string }
  'admin.event-moves.nothing': undefined
  'admin.event-moves.nothingHelp': undefined
  'admin.event-moves.notify': undefined
  'admin.event-moves.notifyHelp': undefined
  'admin.event-moves.open': { count: number }
  'admin.event-moves.submit': undefined
  'admin.event-moves.term': { asCredit: 'yes' | 'other'; until: string; withFees: 'yes' | 'other' }
  'admin.event-moves.title': undefined
  'admin.event-moves.underWay': { guests: number; sent: string }
  'admin.event-moves.withFees': undefined
  'admin.event-moves.withFeesHelp': undefined
  'admin.event-passes.allDates': undefined
  'admin.event-passes.allDatesHelp': undefined
  'admin.event-passes.change': { name: string }
  'admin.event-passes.chooseATicket': undefined
  'admin.event-passes.chooseDates': undefined
  'admin.event-passes.dates': undefined
  'admin.event-passes.datesOf': { count: number; open: number }
  'admin.event-passes.delete': { name: string }
  'admin.event-passes.deleteIt': undefined
  'admin.event-passes.deleted': { name: string }
  'admin.event-passes.description': undefined
  'admin.event-passes.enterALimit': undefined
  'admin.event-passes.enterAName': undefined
  'admin.event-passes.enterANumber': undefined
  'admin.event-passes.enterAPrice': undefined
  'admin.event-passes.leftOut': { count: number }
  'admin.event-passes.limitPerOrder': undefined
  'admin.event-passes.name': undefined
  'admin.event-passes.new': undefined
  'admin.event-passes.newPass': undefined
  'admin.event-passes.no': undefined
  'admin.event-passes.none': undefined
  'admin.event-passes.offSale': undefined
  'admin.event-passes.onSale': undefined
  'admin.event-passes.passes': undefined
  'admin.event-passes.price': undefined
  'admin.event-passes.priceHelp': undefined
  'admin.event-passes.quantity': undefined
  'admin.event-passes.quantityHelp': undefined
  'admin.event-passes.save': undefined
  'admin.event-passes.saved': { name: string }
  'admin.event-passes.soldAfterStart': undefined
  'admin.event-passes.soldAfterStartHelp': undefined
  'admin.event-passes.soldCount': { count: string }
  'admin.event-passes.soldOf': { count: string; quantity: string }
  'admin.event-passes.soldStay': undefined
  'admin.event-passes.someDates': undefined
  'admin.event-passes.ticket': undefined
  'admin.event-passes.ticketHelp': undefined
  'admin.event-passes.ticketsFirst': undefined
  'admin.event-passes.yes': undefined
  'admin.event-policies.accepted': undefined
  'admin.event-policies.change': { name: string }
  'admin.event-policies.contact': undefined
  'admin.event-policies.custom': undefined
  'admin.event-policies.delete': { name: string }
  'admin.event-policies.deleteIt': undefined
  'admin.event-policies.deleted': { name: string }
  'admin.event-policies.digitalItems': undefined
  'admin.event-policies.enterAName': undefined
  'admin.event-policies.enterAText': undefined
  'admin.event-policies.lead': undefined
  'admin.event-policies.name': undefined
  'admin.event-policies.new': undefined
  'admin.event-policies.none': undefined
  'admin.event-policies.ordersStay': undefined
  'admin.event-policies.policies': undefined
  'admin.event-policies.privacy': undefined
  'admin.event-policies.returns': undefined
  'admin.event-policies.save': undefined
  'admin.event-policies.saved': { name: string }
  'admin.event-policies.terms': undefined
  'admin.event-policies.text': undefined
  'admin.event-policies.textHelp': undefined
  'admin.event-policies.titleOf': { title: string }
  'admin.event-policies.version': { name: string; revision: string }
  'admin.event-quotas.allKinds': undefined
  'admin.event-quotas.allKindsHelp': undefined
  'admin.event-quotas.capacity': undefined
  'admin.event-quotas.change': { name: string }
  'admin.event-quotas.chooseATicket': undefined
  'admin.event-quotas.delete': { name: string }
  'admin.event-quotas.deleteIt': undefined
  'admin.event-quotas.deleted': { name: string }
  'admin.event-quotas.enterAName': undefined
  'admin.event-quotas.enterANumber': undefined
  'admin.event-quotas.full': undefined
  'admin.event-quotas.left': { people: string }
  'admin.event-quotas.name': undefined
  'admin.event-quotas.nameHelp': undefined
  'admin.event-quotas.new': undefined
  'admin.event-quotas.newQuota': undefined
  'admin.event-quotas.none': undefined
  'admin.event-quotas.over': { people: string }
  'admin.event-quotas.people': undefined
  'admin.event-quotas.peopleHelp': undefined
  'admin.event-quotas.quotas': undefined
  'admin.event-quotas.save': undefined
  'admin.event-quotas.saved': { name: string }
  'admin.event-quotas.sharedBy': undefined
  'admin.event-quotas.someKinds': undefined
  'admin.event-quotas.takenOf': { capacity: string; taken: string }
  'admin.event-quotas.ticketsFirst': undefined
  'admin.event-quotas.ticketsStay': undefined
  'admin.event-refunds.byHand': undefined
  'admin.event-refunds.cancelWith': undefined
  'admin.event-refunds.creditAll': { count: number }
  'admin.event-refunds.creditAllHelp': undefined
  'admin.event-refunds.failed': undefined
  'admin.event-refunds.failedOrders': { count: number }
  'admin.event-refunds.failedPlainly': undefined
  'admin.event-refunds.keepMoney': undefined
  'admin.event-refunds.keepMoneyHelp': undefined
  'admin.event-refunds.mayNotRefund': undefined
  'admin.event-refunds.noneOfThese': undefined
  'admin.event-refunds.notStarted': { count: number }
  'admin.event-refunds.nothing': undefined
  'admin.event-refunds.nothingPaid': undefined
  'admin.event-refunds.ofOrders': { done: string; total: string }
  'admin.event-refunds.order': { number: string }
  'admin.event-refunds.orders': undefined
  'admin.event-refunds.pending': undefined
  'admin.event-refunds.progress': undefined
  'admin.event-refunds.recordAsks': { amount: string; number: string }
  'admin.event-refunds.recordGiven': undefined
  'admin.event-refunds.recordTitle': undefined
  'admin.event-refunds.recorded': undefined
  'admin.event-refunds.refundAll': { count: number }
  'admin.event-refunds.refundAllHelp': undefined
  'admin.event-refunds.refunded': undefined
  'admin.event-refunds.refunds': undefined
  'admin.event-refunds.retried': undefined
  'admin.event-refunds.retry': undefined
  'admin.event-refunds.returned': { amount: string }
  'admin.event-refunds.show': undefined
  'admin.event-refunds.showAll': undefined
  'admin.event-refunds.showMore': undefined
  'admin.event-refunds.start': undefined
  'admin.event-refunds.startAsks': { count: number }
  'admin.event-refunds.startTitle': { title: string }
  'admin.event-refunds.takesPlace': undefined
  'admin.event-refunds.titleOf': { title: string }
  'admin.event-refunds.toGiveBack': { amount: string; count: number }
  'admin.event-refunds.underWay': { count: number }
  'admin.event-refunds.waiting': undefined
  'admin.event-schedule.canceled': undefined
  'admin.event-schedule.change': { name: string }
  'admin.event-schedule.day': { date: string; zone: string }
  'admin.event-schedule.delete': { name: string }
  'admin.event-schedule.deleteIt': undefined
  'admin.event-schedule.deleted': { name: string }
  'admin.event-schedule.description': undefined
  'admin.event-schedule.descriptionHelp': undefined
  'admin.event-schedule.ends': undefined
  'admin.event-schedule.enterAName': undefined
  'admin.event-schedule.enterAStart': undefined
  'admin.event-schedule.enterAZone': undefined
  'admin.event-schedule.enterAnEnd': undefined
  'admin.event-schedule.hidden': undefined
  'admin.event-schedule.isCanceled': undefined
  'admin.event-schedule.isHidden': undefined
  'admin.event-schedule.moveAll': undefined
  'admin.event-schedule.moveAllLead': { zone: string }
  'admin.event-schedule.movedAll': undefined
  'admin.event-schedule.name': undefined
  'admin.event-schedule.new': undefined
  'admin.event-schedule.newStart': { name: string }
  'admin.event-schedule.none': undefined
  'admin.event-schedule.publishedStay': undefined
  'admin.event-schedule.publishedToast': undefined
  'admin.event-schedule.save': undefined
  'admin.event-schedule.saved': { name: string }
  'admin.event-schedule.schedule': undefined
  'admin.event-schedule.speakers': undefined
  'admin.event-schedule.stage': undefined
  'admin.event-schedule.starts': undefined
  'admin.event-schedule.tags': undefined
  'admin.event-schedule.takesThePlace': { name: string; other: string }
  'admin.event-schedule.titleOf': { title: string }
  'admin.event-schedule.tooManySpeakers': { most: string }
  'admin.event-schedule.tooManyTags': { most: string }
  'admin.event-schedule.withCommas': { most: string }
  'admin.event-schedule.zone': undefined
  'admin.event-seats.block': undefined
  'admin.event-seats.blocked': undefined
  'admin.event-seats.bound': undefined
  'admin.event-seats.byRow': undefined
  'admin.event-seats.choosePlan': undefined
  'admin.event-seats.chooseSeats': undefined
  'admin.event-seats.countChosen': { count: number }
  'admin.event-seats.drawPlans': undefined
  'admin.event-seats.free': undefined
  'admin.event-seats.held': undefined
  'admin.event-seats.isBlocked': undefined
  'admin.event-seats.isUnblocked': undefined
  'admin.event-seats.kill': undefined
  'admin.event-seats.killed': undefined
  'admin.event-seats.map': undefined
  'admin.event-seats.none': undefined
  'admin.event-seats.note': undefined
  'admin.event-seats.partsOf': { count: number }
  'admin.event-seats.plan': undefined
  'admin.event-seats.planOfSeats': { name: string; seats: number }
  'admin.event-seats.remove': undefined
  'admin.event-seats.removeHelp': undefined
  'admin.event-seats.removeTitle': undefined
  'admin.event-seats.removed': undefined
  'admin.event-seats.row': undefined
  'admin.event-seats.sales': undefined
  'admin.event-seats.saveBinding': undefined
  'admin.event-seats.seat': undefined
  'admin.event-seats.seatPlan': undefined
  'admin.event-seats.seats': undefined
  'admin.event-seats.section': undefined
  'admin.event-seats.sold': undefined
  'admin.event-seats.soldAs': undefined
  'admin.event-seats.soldAsHelp': undefined
  'admin.event-seats.takeOver': undefined
  'admin.event-seats.taken': undefined
  'admin.event-seats.takenFrom': { plan: string }
  'admin.event-seats.ticketOf': { name: string; order: string; ticket: string }
  'admin.event-seats.ticketsFirst': undefined
  'admin.event-seats.titleOf': { title: string }
  'admin.event-seats.unblock': undefined
  'admin.event-seats.units': undefined
  'admin.event-seats.upToDate': undefined
  'admin.event-seats.use': undefined
  'admin.event-seats.wholeRow': undefined
  'admin.event-templates.begin': undefined
  'admin.event-templates.beginDraft': undefined
  'admin.event-templates.begun': undefined
  'admin.event-templates.changeName': { name: string }
  'admin.event-templates.delete': undefined
  'admin.event-templates.deleteHelp': undefined
  'admin.event-templates.deleteTemplate': undefined
  'admin.event-templates.deleteTitle': { name: string }
  'admin.event-templates.deleted': undefined
  'admin.event-templates.endHelp': undefined
  'admin.event-templates.enterAName': undefined
  'admin.event-templates.kinds': { count: number }
  'admin.event-templates.lead': undefined
  'admin.event-templates.name': undefined
  'admin.event-templates.none': undefined
  'admin.event-templates.noneHelp': undefined
  'admin.event-templates.rename': undefined
  'admin.event-templates.renameTitle': { name: string }
  'admin.event-templates.renamed': undefined
  'admin.event-templates.replies': undefined
  'admin.event-templates.save': undefined
  'admin.event-templates.saveAs': undefined
  'admin.event-templates.saveAsHelp': undefined
  'admin.event-templates.saveName': undefined
  'admin.event-templates.saved': undefined
  'admin.event-templates.savedFrom': { title: string }
  'admin.event-templates.template': undefined
  'admin.event-templates.templates': undefined
  'admin.event-templates.timesIn': { zone: string }
  'admin.event-waiting.anyTicket': undefined
  'admin.event-waiting.bought': undefined
  'admin.event-waiting.declined': undefined
  'admin.event-waiting.email': undefined
  'admin.event-waiting.enabled': undefined
  'admin.event-waiting.enabledHelp': undefined
  'admin.event-waiting.ended': undefined
  'admin.event-waiting.enterHours': undefined
  'admin.event-waiting.expired': undefined
  'admin.event-waiting.fitting': undefined
  'admin.event-waiting.fittingHelp': undefined
  'admin.event-waiting.forgotten': undefined
  'admin.event-waiting.hours': undefined
  'admin.event-waiting.hoursHelp': undefined
  'admin.event-waiting.isOffered': { name: string }
  'admin.event-waiting.isRemoved': { name: string }
  'admin.event-waiting.joined': undefined
  'admin.event-waiting.left': undefined
  'admin.event-waiting.more': { shown: string; total: string }
  'admin.event-waiting.name': undefined
  'admin.event-waiting.nobody': undefined
  'admin.event-waiting.off': undefined
  'admin.event-waiting.offerTo': { name: string }
  'admin.event-waiting.offered': undefined
  'admin.event-waiting.offeredTill': { until: string }
  'admin.event-waiting.offeredUntil': undefined
  'admin.event-waiting.place': undefined
  'admin.event-waiting.remove': { name: string }
  'admin.event-waiting.removeIt': undefined
  'admin.event-waiting.removeName': { name: string }
  'admin.event-waiting.removeText': undefined
  'admin.event-waiting.removed': undefined
  'admin.event-waiting.rule': undefined
  'admin.event-waiting.save': undefined
  'admin.event-waiting.saved': undefined
  'admin.event-waiting.settings': undefined
  'admin.event-waiting.settingsOfList': undefined
  'admin.event-waiting.showAll': undefined
  'admin.event-waiting.showOpen': undefined
  'admin.event-waiting.status': undefined
  'admin.event-waiting.strict': undefined
  'admin.event-waiting.strictHelp': undefined
  'admin.event-waiting.summary': { offered: number; tickets: number; waiting: number }
  'admin.event-waiting.ticket': undefined
  'admin.event-waiting.tickets': undefined
  'admin.event-waiting.title': undefined
  'admin.event-waiting.waiting': undefined
  'admin.event.aDescription': undefined
  'admin.event.aDraftHasNoPage': undefined
  'admin.event.aNote': undefined
  'admin.event.aPhysicalVenue': undefined
  'admin.event.aPlace': undefined
  'admin.event.aPlacesName': undefined
  'admin.event.aPostcode': undefined
  'admin.event.aRegion': undefined
  'admin.event.aStreet': undefined
  'admin.event.aSummary': undefined
  'admin.event.aTicketCouldNotBe': undefined
  'admin.event.aTicketsDescription': undefined
  'admin.event.aTicketsName': undefined
  'admin.event.aTicketsPolicy': undefined
  'admin.event.aTiersName': undefined
  'admin.event.aTitle': undefined
  'admin.event.aTown': undefined
  'admin.event.about': undefined
  'admin.event.addATicket': undefined
  'admin.event.addATicketFirst': undefined
  'admin.event.addATier': undefined
  'admin.event.addAnOption': undefined
  'admin.event.addOption': undefined
  'admin.event.addTaxAtCheckout': undefined
  'admin.event.addTicket': undefined
  'admin.event.admits': undefined
  'admin.event.admitsHelp': undefined
  'admin.event.allTickets': undefined
  'admin.event.alsoOnline': undefined
  'admin.event.anAddress': undefined
  'admin.event.anOptionsName': undefined
  'admin.event.anotherEventHasThisAddress': undefined
  'admin.event.appliesToAllEventsOtherwise': undefined
  'admin.event.askForEveryGuest': undefined
  'admin.event.atMostSix': undefined
  'admin.event.attendance': undefined
  'admin.event.attendsAtPlace': undefined
  'admin.event.attendsBoth': undefined
  'admin.event.attendsOnline': undefined
  'admin.event.basics': undefined
  'admin.event.beforeYouPublish': undefined
  'admin.event.buyersMayCancel': undefined
  'admin.event.buyersMayChange': undefined
  'admin.event.cancelEvent': undefined
  'admin.event.cancelFee': undefined
  'admin.event.cancelHours': undefined
  'admin.event.cancelPercent': undefined
  'admin.event.cancelTitle': { title: string }
  'admin.event.cancellationByBuyers': undefined
  'admin.event.cancellationTermsStay': undefined
  'admin.event.changeHours': undefined
  'admin.event.changeRefunds': undefined
  'admin.event.changeTermsStay': undefined
  'admin.event.changeToCheaper': undefined
  'admin.event.changeToCheaperHelp': undefined
  'admin.event.changeToDearer': undefined
  'admin.event.changeToDearerHelp': undefined
  'admin.event.changeToEvents': undefined
  'admin.event.changeToOtherDates': undefined
  'admin.event.changesByBuyers': undefined
  'admin.event.changesPerTicket': undefined
  'admin.event.checkDate': undefined
  'admin.event.checkDone': undefined
  'admin.event.checkNeeded': undefined
  'admin.event.checkOpen': undefined
  'admin.event.checkPicture': undefined
  'admin.event.checkPlace': undefined
  'admin.event.checkText': undefined
  'admin.event.checkTicket': undefined
  'admin.event.chooseACoverPicture': undefined
  'admin.event.chooseAPicture': undefined
  'admin.event.chooseATimeZone': undefined
  'admin.event.chooseAnotherPicture': undefined
  'admin.event.cityOrOffset': undefined
  'admin.event.closed': undefined
  'admin.event.closedByTheOrganiser': undefined
  'admin.event.closes': undefined
  'admin.event.coming': undefined
  'admin.event.companionsCountEmptyNoLimit': undefined
  'admin.event.companionsOfEachGuest': undefined
  'admin.event.copyPageAddress': undefined
  'admin.event.countLeft': { count: number }
  'admin.event.country': undefined
  'admin.event.coverPicture': undefined
  'admin.event.currency': undefined
  'admin.event.dateToBeAnnounced': undefined
  'admin.event.deleteDraftsInstead': undefined
  'admin.event.deleteEvent': undefined
  'admin.event.deleteName': { name: string }
  'admin.event.deleteTicket': undefined
  'admin.event.deleteTicketName': { name: string }
  'admin.event.deleteTitle': { title: string }
  'admin.event.description': undefined
  'admin.event.descriptionOfThePicture': undefined
  'admin.event.draftSaved': undefined
  'admin.event.editDetails': undefined
  'admin.event.editName': { name: string }
  'admin.event.editTitle': { title: string }
  'admin.event.empty': undefined
  'admin.event.emptyAnyNumber': undefined
  'admin.event.emptyNoTax': undefined
  'admin.event.emptyUpTo50': undefined
  'admin.event.emptyWhenTheEventEnds': undefined
  'admin.event.ends': undefined
  'admin.event.enter0ForAFree': undefined
  'admin.event.enterAMeetingLink': undefined
  'admin.event.enterAName': undefined
  'admin.event.enterANumberFrom': { from: number; to: number }
  'admin.event.enterAPercentage': undefined
  'admin.event.enterAPosition': undefined
  'admin.event.enterAStart': undefined
  'admin.event.enterATitle': undefined
  'admin.event.enterAWholeNumberOr': undefined
  'admin.event.enterAWholeNumberUp': undefined
  'admin.event.enterAnAddressThatStarts': undefined
  'admin.event.enterAnAmount': undefined
  'admin.event.enterAnEnd': undefined
  'admin.event.enterUpToFifty': undefined
  'admin.event.enterUpToThousand': undefined
  'admin.event.event': undefined
  'admin.event.eventCopiedAsADraft': undefined
  'admin.event.eventPublished': undefined
  'admin.event.eventSaved': undefined
  'admin.event.events': undefined
  'admin.event.everybodyWithTheAddress': undefined
  'admin.event.feeAdded': undefined
  'admin.event.feeIncluded': undefined
  'admin.event.fewest': undefined
  'admin.event.fewestAboveMost': undefined
  'admin.event.fewestHelp': undefined
  'admin.event.fillFreePlacesFromThe': undefined
  'admin.event.fillInDetails': undefined
  'admin.event.firstNamesAndInitials': undefined
  'admin.event.fixedPrice': undefined
  'admin.event.floorOrBuilding': undefined
  'admin.event.followsTheTitleUntil': undefined
  'admin.event.forMembersOnly': undefined
  'admin.event.forPlacesWithoutAnAddress': undefined
  'admin.event.forTickets': undefined
  'admin.event.free': undefined
  'admin.event.generalAdmission': undefined
  'admin.event.guestList': undefined
  'admin.event.guests': undefined
  'admin.event.guestsCanJoinItWhen': undefined
  'admin.event.guestsChoose': undefined
  'admin.event.guestsRegister': undefined
  'admin.event.guestsSeeTimesInThis': undefined
  'admin.event.hereForYou': { here: string }
  'admin.event.hiddenTicket': undefined
  'admin.event.hiddenTicketHelp': undefined
  'admin.event.hideFromSearchEngines': undefined
  'admin.event.hideTheEnd': undefined
  'admin.event.holdersTransferUntilItStarts': undefined
  'admin.event.hours': undefined
  'admin.event.howItIsPriced': undefined
  'admin.event.https': undefined
  'admin.event.inSpring': undefined
  'admin.event.itsPageIsDeletedToo': { guests: string }
  'admin.event.itsPageStaysAndSays': { guests: string }
  'admin.event.keepEvent': undefined
  'admin.event.kindOfPlace': undefined
  'admin.event.laterTicketsHelp': undefined
  'admin.event.leastPrice': undefined
  'admin.event.makeACopy': undefined
  'admin.event.meetingInstructions': undefined
  'admin.event.meetingLink': undefined
  'admin.event.meetingLinkHelp': undefined
  'admin.event.meetingMinutes': undefined
  'admin.event.meetingMinutesHelp': undefined
  'admin.event.membersOnly': undefined
  'admin.event.min': undefined
  'admin.event.moreActions': undefined
  'admin.event.moreTicketsThanThatAre': undefined
  'admin.event.most': undefined
  'admin.event.name': undefined
  'admin.event.nameOfThePlace': undefined
  'admin.event.nameOfTheTax': undefined
  'admin.event.newEvent': undefined
  'admin.event.noFee': undefined
  'admin.event.noLimit': undefined
  'admin.event.noRegistration': undefined
  'admin.event.noTicketsYetAddOne': undefined
  'admin.event.none': undefined
  'admin.event.noneNeeded': undefined
  'admin.event.notBelowLeast': undefined
  'admin.event.notComing': undefined
  'admin.event.noteInPlaceOfDate': undefined
  'admin.event.numberComingNoLimit': { number: string }
  'admin.event.numberHeldInCheckouts': { number: string }
  'admin.event.numberOfNumber2': { number: string; number2: string }
  'admin.event.numberSold': { number: string }
  'admin.event.numberSoldNoLimit': { number: string }
  'admin.event.numberSoldPlacesLeft': { left: number; number: string }
  'admin.event.onAnotherSite': undefined
  'admin.event.onTheWaitingList': undefined
  'admin.event.onThisSite': undefined
  'admin.event.oneOrTwoSentencesShown': undefined
  'admin.event.online': undefined
  'admin.event.open': undefined
  'admin.event.openRSVP': undefined
  'admin.event.openTickets': undefined
  'admin.event.opens': undefined
  'admin.event.opensLater': undefined
  'admin.event.option': undefined
  'admin.event.orders': undefined
  'admin.event.otherwisePricesInclude': undefined
  'admin.event.otherwiseTheBuyersDetails': undefined
  'admin.event.pageAddress': undefined
  'admin.event.pageOfTheEvent': undefined
  'admin.event.paused': undefined
  'admin.event.perPerson': undefined
  'admin.event.perPersonHelp': undefined
  'admin.event.places': undefined
  'admin.event.positionOnTheMap': undefined
  'admin.event.possibleReplies': undefined
  'admin.event.postcode': undefined
  'admin.event.price': undefined
  'admin.event.pricesKeepTheirFigures': undefined
  'admin.event.pricing': undefined
  'admin.event.publishEvent': undefined
  'admin.event.quantity': undefined
  'admin.event.rSVP': undefined
  'admin.event.readToPeopleWhoDoNotSee': undefined
  'admin.event.refunds': undefined
  'admin.event.region': undefined
  'admin.event.registration': undefined
  'admin.event.registrationBy': undefined
  'admin.event.registrationIs': undefined
  'admin.event.registrationSaved': undefined
  'admin.event.remove': undefined
  'admin.event.removeOption': { value: string }
  'admin.event.removeTicketValue': { value: number }
  'admin.event.removeTier': { value: string }
  'admin.event.requestRequestId': { requestId: string }
  'admin.event.saleEnds': undefined
  'admin.event.saleStarts': undefined
  'admin.event.sales': undefined
  'admin.event.saveAsDraft': undefined
  'admin.event.saveRegistration': undefined
  'admin.event.saveTicket': undefined
  'admin.event.savedForAllEvents': undefined
  'admin.event.searchEnginesDoNotShow': undefined
  'admin.event.serviceFee': undefined
  'admin.event.serviceFeeHelp': undefined
  'admin.event.severalPrices': undefined
  'admin.event.showTheTimeZone': undefined
  'admin.event.showWhoIsComing': undefined
  'admin.event.sold': undefined
  'admin.event.soldOut': undefined
  'admin.event.soldTicketsStay': undefined
  'admin.event.starts': undefined
  'admin.event.street': undefined
  'admin.event.suggestedAmounts': undefined
  'admin.event.suggestedHelp': undefined
  'admin.event.summary': undefined
  'admin.event.tax': undefined
  'admin.event.taxDonationsToo': undefined
  'admin.event.taxRate': undefined
  'admin.event.textInSearchResults': undefined
  'admin.event.theButtonLeadsThere': undefined
  'admin.event.theButtonLeadsTo': undefined
  'admin.event.theClosingTimeMustBe': undefined
  'admin.event.theCurrencyIsLocked': undefined
  'admin.event.theEventIsCancelled': undefined
  'admin.event.theEventIsOver': undefined
  'admin.event.theEventMustEndAfter': undefined
  'admin.event.theInstructions': undefined
  'admin.event.theOldAddressLeadsHere': { stored: string }
  'admin.event.thePageHasNoButton': undefined
  'admin.event.theSaleMustEndAfter': undefined
  'admin.event.theSummary': undefined
  'admin.event.theTextOfThePage': undefined
  'admin.event.ticket': undefined
  'admin.event.ticketAdded': undefined
  'admin.event.ticketDeleted': { name: string }
  'admin.event.ticketPolicy': undefined
  'admin.event.ticketPolicyHelp': undefined
  'admin.event.ticketSaved': undefined
  'admin.event.ticketValue': { value: number }
  'admin.event.tickets': undefined
  'admin.event.ticketsAreHeldFor': undefined
  'admin.event.ticketsFreeOrPaid': undefined
  'admin.event.ticketsMayBeTransferred': undefined
  'admin.event.ticketsPerOrder': undefined
  'admin.event.ticketsSold': undefined
  'admin.event.tier': undefined
  'admin.event.tierEnds': undefined
  'admin.event.tiers': undefined
  'admin.event.tiersHelp': undefined
  'admin.event.tiersNeedAPrice': undefined
  'admin.event.timeInZoneEmptyAt': { zone: string }
  'admin.event.timeZone': undefined
  'admin.event.title': undefined
  'admin.event.titleDeleted': { title: string }
  'admin.event.titleInSearchResults': undefined
  'admin.event.titleIsCancelled': { title: string }
  'admin.event.titleIsPublished': { title: string }
  'admin.event.toBeAnnounced': undefined
  'admin.event.total': undefined
  'admin.event.town': undefined
  'admin.event.townHall': undefined
  'admin.event.until': undefined
  'admin.event.upToN': { n: number }
  'admin.event.useAPictureFromThe': undefined
  'admin.event.useLowerCaseLetters': undefined
  'admin.event.vat': undefined
  'admin.event.viewThePage': undefined
  'admin.event.visitorsAreAskedToSignIn': undefined
  'admin.event.visitorsSeeTheNote': undefined
  'admin.event.waitingList': undefined
  'admin.event.waitingListOnly': undefined
  'admin.event.webAddress': undefined
  'admin.event.webAddressOfTheCover': undefined
  'admin.event.when': undefined
  'admin.event.where': undefined
  'admin.event.whileSomebodyPays': undefined
  'admin.event.worksBestWithA16': undefined
  'admin.event.yesOnly': undefined
  'admin.event.yesOrNo': undefined
  'admin.events.aNewEventStaysA': undefined
  'admin.events.answersNotOpen': undefined
  'admin.events.board': undefined
  'admin.events.calendar': undefined
  'admin.events.cancelled': undefined
  'admin.events.cancelledEventsAndTheirPages': undefined
  'admin.events.categories': undefined
  'admin.events.changedNotPublished': undefined
  'admin.events.details': undefined
  'admin.events.discardChanges': undefined
  'admin.events.draft': undefined
  'admin.events.drafts': undefined
  'admin.events.event': undefined
  'admin.events.eventViews': undefined
  'admin.events.events': undefined
  'admin.events.eventsMoveHereWhenThey': undefined
  'admin.events.guests': undefined
  'admin.events.hidden': undefined
  'admin.events.list': undefined
  'admin.events.messages': undefined
  'admin.events.newEvent': undefined
  'admin.events.noCancelledEvents': undefined
  'admin.events.noDateYet': undefined
  'admin.events.noDrafts': undefined
  'admin.events.noEventMatches': undefined
  'admin.events.noPastEvents': undefined
  'admin.events.noPlaceLeft': undefined
  'admin.events.noPlaceYet': undefined
  'admin.events.noTitleInValueContains': { q: string; value: string }
  'admin.events.noneHere': undefined
  'admin.events.notOnSale': undefined
  'admin.events.notOnSaleYet': undefined
  'admin.events.nothingComingUp': undefined
  'admin.events.ofColumn': { column: string }
  'admin.events.onNow': undefined
  'admin.events.onSale': undefined
  'admin.events.onSaleOncePublished': undefined
  'admin.events.online': undefined
  'admin.events.open': undefined
  'admin.events.openForAnswers': undefined
  'admin.events.over': undefined
  'admin.events.overOrCancelled': undefined
  'admin.events.overview': undefined
  'admin.events.partsOfEvent': undefined
  'admin.events.past': undefined
  'admin.events.placeToBeAnnounced': undefined
  'admin.events.publishChanges': undefined
  'admin.events.published': undefined
  'admin.events.publishedEventsThatAreOn': undefined
  'admin.events.questions': undefined
  'admin.events.rSVP': undefined
  'admin.events.registrationClosed': undefined
  'admin.events.saleNotStarted': undefined
  'admin.events.saleOver': undefined
  'admin.events.sales': undefined
  'admin.events.salesPaused': undefined
  'admin.events.showMoreOf': { left: string }
  'admin.events.soldOut': undefined
  'admin.events.soldOutOrClosed': undefined
  'admin.events.status': undefined
  'admin.events.tickets': undefined
  'admin.events.title': undefined
  'admin.events.upcoming': undefined
  'admin.events.waysToLook': undefined
  'admin.events.when': undefined
  'admin.events.where': undefined
  'admin.forms.addACountry': undefined
  'admin.forms.cancel': undefined
  'admin.forms.changesByOthers': undefined
  'admin.forms.chooseWhichValueToKeep': { open: number }
  'admin.forms.close': undefined
  'admin.forms.deleted': undefined
  'admin.forms.discardChanges': undefined
  'admin.forms.empty': undefined
  'admin.forms.enter0OrMore': undefined
  'admin.forms.enterAYearWithFour': undefined
  'admin.forms.enterAnAmountSuchAs': { example: string }
  'admin.forms.fixLengthFields': { length: number }
  'admin.forms.justNow': undefined
  'admin.forms.keepEditing': undefined
  'admin.forms.keepMine': undefined
  'admin.forms.leaveWithoutSaving': undefined
  'admin.forms.nameChangedWhat': { name: string; what: string }
  'admin.forms.nameOrCode': undefined
  'admin.forms.namesOne': { name: string }
  'admin.forms.no': undefined
  'admin.forms.none': undefined
  'admin.forms.notSavedFixTheMarked': undefined
  'admin.forms.notSet': undefined
  'admin.forms.somebodyElseChangedWhat': { what: string }
  'admin.forms.takeTheirName': { theirName: string }
  'admin.forms.theAPIKeyNameChanged': { name: string; what: string }
  'admin.forms.theFormShowsTheirChanges': undefined
  'admin.forms.theOtherTabs': undefined
  'admin.forms.theServersConsoleChangedWhat': { what: string }
  'admin.forms.theirs': undefined
  'admin.forms.thisAmountIsTooLarge': undefined
  'admin.forms.thisCurrencyHasFewerDecimals': undefined
  'admin.forms.valueMoreFields': { value: number }
  'admin.forms.whatHasAtMostLength': { length: number; what: string }
  'admin.forms.yes': undefined
  'admin.forms.youChangedTheSameField': undefined
  'admin.forms.youChangedWhatInAnother': { what: string }
  'admin.forms.yourChangesOnThisPage': undefined
  'admin.gift-cards.amount': undefined
  'admin.gift-cards.close': undefined
  'admin.gift-cards.copyCode': undefined
  'admin.gift-cards.createCard': undefined
  'admin.gift-cards.creditOf': { number: string }
  'admin.gift-cards.disable': undefined
  'admin.gift-cards.disableCard': undefined
  'admin.gift-cards.disableText': undefined
  'admin.gift-cards.disableTitle': { code: string }
  'admin.gift-cards.disabled': undefined
  'admin.gift-cards.expired': undefined
  'admin.gift-cards.expires': undefined
  'admin.gift-cards.find': undefined
  'admin.gift-cards.giftCards': undefined
  'admin.gift-cards.held': undefined
  'admin.gift-cards.isDisabled': undefined
  'admin.gift-cards.lead': undefined
  'admin.gift-cards.left': { balance: string; initial: string }
  'admin.gift-cards.loading': undefined
  'admin.gift-cards.made': undefined
  'admin.gift-cards.madeAndMailed': undefined
  'admin.gift-cards.madeTitle': undefined
  'admin.gift-cards.mailAgain': undefined
  'admin.gift-cards.mailed': undefined
  'admin.gift-cards.message': undefined
  'admin.gift-cards.more': undefined
  'admin.gift-cards.newCard': undefined
  'admin.gift-cards.newCardHow': undefined
  'admin.gift-cards.noUses': undefined
  'admin.gift-cards.none': undefined
  'admin.gift-cards.noneFound': undefined
  'admin.gift-cards.noneFoundText': undefined
  'admin.gift-cards.noneText': undefined
  'admin.gift-cards.note': undefined
  'admin.gift-cards.noteHelp': undefined
  'admin.gift-cards.order': { number: string }
  'admin.gift-cards.outside': undefined
  'admin.gift-cards.recipientEmail': undefined
  'admin.gift-cards.recipientEmailHelp': undefined
  'admin.gift-cards.recipientName': undefined
  'admin.gift-cards.returned': undefined
  'admin.gift-cards.until': { date: string }
  'admin.gift-cards.uses': undefined
  'admin.gift-cards.valid': undefined
  'admin.grid.cellsChanged': { cells: string }
  'admin.grid.cellsNotSaved': { cells: string }
  'admin.grid.cellsRedone': { cells: string }
  'admin.grid.cellsRestored': { cells: string }
  'admin.grid.cellsUndone': { cells: string }
  'admin.grid.changedCellsNot': { cells: string; changed: string }
  'admin.grid.countCells': { count: number }
  'admin.grid.empty': undefined
  'admin.grid.scrollSidewaysForListed': { listed: string }
  'admin.grid.textNotSaved': { rule: string; text: string }
  'admin.grid.thisCellCannotHoldIt': undefined
  'admin.guests.addAGuest': undefined
  'admin.guests.addEvenWhenFullOr': undefined
  'admin.guests.addGuest': undefined
  'admin.guests.all': undefined
  'admin.guests.answeredNothingMore': undefined
  'admin.guests.answersOfName': { name: string }
  'admin.guests.assignAPlace': undefined
  'admin.guests.atTheDoor': undefined
  'admin.guests.cancelled': undefined
  'admin.guests.changeReply': undefined
  'admin.guests.checkIn': undefined
  'admin.guests.checkInName': { name: string }
  'admin.guests.checkInOfNameUndone': { name: string }
  'admin.guests.checkedIn': undefined
  'admin.guests.coming': undefined
  'admin.guests.companions': undefined
  'admin.guests.copyGuestLink': undefined
  'admin.guests.deleteReply': undefined
  'admin.guests.deleteTheReplyOfName': { name: string }
  'admin.guests.deletedAccount': undefined
  'admin.guests.doNotEmailThisGuest': undefined
  'admin.guests.email': undefined
  'admin.guests.enterEveryCompanionsNameOr': undefined
  'admin.guests.events': undefined
  'admin.guests.everyoneIsCheckedIn': undefined
  'admin.guests.firstName': undefined
  'admin.guests.giveNameAPlaceAnyway': { name: string }
  'admin.guests.guest': undefined
  'admin.guests.guestAdded': undefined
  'admin.guests.guestLists': undefined
  'admin.guests.guestViews': undefined
  'admin.guests.guests': undefined
  'admin.guests.guestsAppearHereWhenThey': undefined
  'admin.guests.guestsOfTitle': { title: string }
  'admin.guests.hasATicket': undefined
  'admin.guests.inTime': { time: string }
  'admin.guests.insideOf': { expected: number; inside: number }
  'admin.guests.itsPlacesAreFreeAgain': undefined
  'admin.guests.lastCheckIn': undefined
  'admin.guests.lastName': undefined
  'admin.guests.linkCopiedAnyoneWithIt': undefined
  'admin.guests.more': undefined
  'admin.guests.moreForName': { name: string }
  'admin.guests.name': undefined
  'admin.guests.nameCheckedIn': { name: string }
  'admin.guests.nameHasAPlaceAnd': { name: string }
  'admin.guests.nameOrEmail': undefined
  'admin.guests.noGuestInValueMatches': { q: string; value: string }
  'admin.guests.noGuestsYet': undefined
  'admin.guests.noMatch': undefined
  'admin.guests.noName': undefined
  'admin.guests.nobodyIsCheckedInYet': undefined
  'admin.guests.notAnswered': undefined
  'admin.guests.notCheckedIn': undefined
  'admin.guests.notComing': undefined
  'admin.guests.nothingComingUp': undefined
  'admin.guests.numberGuests': { number: string }
  'admin.guests.onTheWaitingList': undefined
  'admin.guests.oneNamePerLineFor': undefined
  'admin.guests.onlyGuestsWhoAreComing': undefined
  'admin.guests.publishedEventsAppearHereWith': undefined
  'admin.guests.replied': undefined
  'admin.guests.reply': undefined
  'admin.guests.replyOfName': { name: string }
  'admin.guests.replySaved': undefined
  'admin.guests.saveReply': undefined
  'admin.guests.seeAnswers': undefined
  'admin.guests.someIn': { inside: string; party: string; time: string }
  'admin.guests.theReplyOfNameIs': { name: string }
  'admin.guests.theTicketWasCancelled': undefined
  'admin.guests.theirNames': undefined
  'admin.guests.thisAddressHasAlreadyReplied': undefined
  'admin.guests.undo': undefined
  'admin.guests.undoTheCheckIn': undefined
  'admin.guests.undoTheCheckInOf': { name: string }
  'admin.guests.waiting': undefined
  'admin.guests.waitingList': undefined
  'admin.guests.whyTheEventWillHave': { why: string }
  'admin.guests.with': undefined
  'admin.info-sections.createInfoSection': undefined
  'admin.info-sections.deleteInfoSection': undefined
  'admin.info-sections.deleteTitle': { title: string }
  'admin.info-sections.edit': undefined
  'admin.info-sections.editTitle': { title: string }
  'admin.info-sections.empty': undefined
  'admin.info-sections.enterATitle': undefined
  'admin.info-sections.infoSectionCreated': undefined
  'admin.info-sections.infoSectionDeleted': undefined
  'admin.info-sections.infoSectionSaved': undefined
  'admin.info-sections.infoSections': undefined
  'admin.info-sections.internalName': undefined
  'admin.info-sections.itIsRemovedFromThe': undefined
  'admin.info-sections.namesSectionsWithTheSame': undefined
  'admin.info-sections.newInfoSection': undefined
  'admin.info-sections.noProductShowsIt': undefined
  'admin.info-sections.one': undefined
  'admin.info-sections.saveInfoSection': undefined
  'admin.info-sections.shownAboveTheText': undefined
  'admin.info-sections.text': undefined
  'admin.info-sections.textsThatProductsShareCare': undefined
  'admin.info-sections.title': undefined
  'admin.info-sections.titleOrName': undefined
  'admin.info-sections.writeATextOnceAnd': undefined
  'admin.inventory.all': undefined
  'admin.inventory.allLocations': undefined
  'admin.inventory.available': undefined
  'admin.inventory.beforeToAfter': { after: number; before: number }
  'admin.inventory.changedManually': undefined
  'admin.inventory.changes': undefined
  'admin.inventory.closed': undefined
  'admin.inventory.countedOrMoved': undefined
  'admin.inventory.counterOfLimit': { counter: number; limit: number }
  'admin.inventory.enterAWholeNumberFrom': { value: string }
  'admin.inventory.enterOnOrOff': undefined
  'admin.inventory.everyVariantHasAStock': undefined
  'admin.inventory.history': undefined
  'admin.inventory.historyOfNameOf': { nameOf: string }
  'admin.inventory.imported': undefined
  'admin.inventory.inStock': undefined
  'admin.inventory.inventory': undefined
  'admin.inventory.inventoryViews': undefined
  'admin.inventory.item': undefined
  'admin.inventory.lengthItemsOnThisPage': { length: number }
  'admin.inventory.lengthItemsWereNotChanged': { length: number }
  'admin.inventory.location': undefined
  'admin.inventory.low': undefined
  'admin.inventory.lowAt': undefined
  'admin.inventory.noItemMatches': undefined
  'admin.inventory.noItems': undefined
  'admin.inventory.noLimit': undefined
  'admin.inventory.notCounted': undefined
  'admin.inventory.nothingIsRunningLow': undefined
  'admin.inventory.off': undefined
  'admin.inventory.on': undefined
  'admin.inventory.outOfStock': undefined
  'admin.inventory.preOrder': undefined
  'admin.inventory.preOrderLimit': undefined
  'admin.inventory.product': undefined
  'admin.inventory.productBrandOrSKU': undefined
  'admin.inventory.reasonForChanges': undefined
  'admin.inventory.reasonPreOrder': { reason: string }
  'admin.inventory.returned': undefined
  'admin.inventory.showAllItems': undefined
  'admin.inventory.showEarlierChanges': undefined
  'admin.inventory.sold': undefined
  'admin.inventory.soldElsewhere': undefined
  'admin.inventory.status': undefined
  'admin.inventory.stockTrackingStarted': undefined
  'admin.inventory.valueOwed': { value: number }
  'admin.inventory.variant': undefined
  'admin.inventory.waitingList': undefined
  'admin.labels.brand': undefined
  'admin.labels.brands': undefined
  'admin.labels.createOne': { one: string }
  'admin.labels.deleteName': { name: string }
  'admin.labels.deleteOne': { one: string }
  'admin.labels.name': undefined
  'admin.labels.nameCreated': { name: string }
  'admin.labels.nameDeleted': { name: string }
  'admin.labels.nameTheOne': { one: string }
  'admin.labels.newOne': { one: string }
  'admin.labels.noProductUsesIt': undefined
  'admin.labels.productStaysInTheShop': undefined
  'admin.labels.productsStayInTheShop': undefined
  'admin.labels.rename': undefined
  'admin.labels.renameName': { name: string }
  'admin.labels.renamedToName': { name: string }
  'admin.labels.ribbon': undefined
  'admin.labels.ribbons': undefined
  'admin.labels.saveName': undefined
  'admin.labels.shortWordsOverAProducts': undefined
  'admin.labels.theyAppearHereOnceA': undefined
  'admin.labels.whoMakesWhatYouSell': undefined
  'admin.list.clearTheSearch': undefined
  'admin.list.columns': undefined
  'admin.list.columnsAndRowHeight': undefined
  'admin.list.compactRows': undefined
  'admin.list.countCoupon': { count: number }
  'admin.list.countDay': { count: number }
  'admin.list.countHour': { count: number }
  'admin.list.countMember': { count: number }
  'admin.list.countMinute': { count: number }
  'admin.list.countOrder': { count: number }
  'admin.list.countOrderHas': { count: number }
  'admin.list.countPriceChanged': { count: number }
  'admin.list.countProduct': { count: number }
  'admin.list.countRow': { count: number }
  'admin.list.countSecond': { count: number }
  'admin.list.countTicket': { count: number }
  'admin.list.countTicketIsSold': { count: number }
  'admin.list.countUnit': { count: number }
  'admin.list.countUpcomingEvent': { count: number }
  'admin.list.countUser': { count: number }
  'admin.list.countUserHas': { count: number }
  'admin.list.coupon': undefined
  'admin.list.defaultOrder': undefined
  'admin.list.deleteName': { name: string }
  'admin.list.enterAName': undefined
  'admin.list.exportCSV': undefined
  'admin.list.filterOrSortTheList': undefined
  'admin.list.fitToTheWindow': undefined
  'admin.list.howToMove': undefined
  'admin.list.keepNameToMyself': { name: string }
  'admin.list.matchesQ': { q: string }
  'admin.list.member': undefined
  'admin.list.moreThan': { count: string }
  'admin.list.moveName': { name: string }
  'admin.list.name': undefined
  'admin.list.nameIsPlaceOfLength': { length: number; name: string; place: number }
  'admin.list.next': undefined
  'admin.list.nextNounJ': { noun: string }
  'admin.list.noRoomForListed': { listed: string }
  'admin.list.onePerPage': { one: number }
  'admin.list.order': undefined
  'admin.list.outOfDateTitle': { title: string }
  'admin.list.pages': undefined
  'admin.list.pickedUp': { name: string }
  'admin.list.placeOfLength': { length: number; place: number }
  'admin.list.previous': undefined
  'admin.list.previousNounK': { noun: string }
  'admin.list.product': undefined
  'admin.list.rangeOfTotal': { first: string; last: string; total: string }
  'admin.list.replaceView': undefined
  'admin.list.replacesYourViewReplaced': { replaced: string }
  'admin.list.requestRequestId': { requestId: string }
  'admin.list.rowsPerPage': undefined
  'admin.list.saveThisView': undefined
  'admin.list.saveView': undefined
  'admin.list.savedViews': undefined
  'admin.list.savesTheFiltersAndThe': undefined
  'admin.list.scrollSidewaysToSeeAll': undefined
  'admin.list.selectAllOnPage': { rows: string }
  'admin.list.selectNameOf': { nameOf: string }
  'admin.list.shareNameWithEverybody': { name: string }
  'admin.list.shareWithAllStaff': undefined
  'admin.list.sharedByOwnerName': { ownerName: string }
  'admin.list.showAllColumns': undefined
  'admin.list.sort': undefined
  'admin.list.theFileCouldNotBe': { title: string }
  'admin.list.theFileLacksRows': { count: number }
  'admin.list.tryAgain': undefined
  'admin.locations.addALocation': undefined
  'admin.locations.addLocation': undefined
  'admin.locations.anItemCanHaveIts': undefined
  'admin.locations.changeName': { name: string }
  'admin.locations.close': undefined
  'admin.locations.closeLocation': undefined
  'admin.locations.closeName': { name: string }
  'admin.locations.default': undefined
  'admin.locations.enterAName': undefined
  'admin.locations.enterAWholeNumberUp': { MOST: string }
  'admin.locations.itMustBeEmptyIts': undefined
  'admin.locations.locationAdded': undefined
  'admin.locations.locationClosed': undefined
  'admin.locations.locationRenamed': undefined
  'admin.locations.locations': undefined
  'admin.locations.lowStockThreshold': undefined
  'admin.locations.name': undefined
  'admin.locations.ordersDrawOnIt': undefined
  'admin.locations.rename': undefined
  'admin.locations.renameName': { name: string }
  'admin.locations.save': undefined
  'admin.locations.saveName': undefined
  'admin.locations.saved': undefined
  'admin.locations.viewStock': undefined
  'admin.locations.whereYouStoreYourGoods': undefined
  'admin.mail-server.enterHost': undefined
  'admin.mail-server.enterPort': undefined
  'admin.mail-server.enterSender': undefined
  'admin.mail-server.host': undefined
  'admin.mail-server.noSecurity': undefined
  'admin.mail-server.none': undefined
  'admin.mail-server.ofEnvironment': undefined
  'admin.mail-server.ofSite': undefined
  'admin.mail-server.password': undefined
  'admin.mail-server.passwordHelp': undefined
  'admin.mail-server.passwordStays': undefined
  'admin.mail-server.port': undefined
  'admin.mail-server.remove': undefined
  'admin.mail-server.removeHelp': undefined
  'admin.mail-server.removeTitle': undefined
  'admin.mail-server.removed': undefined
  'admin.mail-server.security': undefined
  'admin.mail-server.sendTest': undefined
  'admin.mail-server.sender': undefined
  'admin.mail-server.senderHelp': undefined
  'admin.mail-server.sent': { to: string }
  'admin.mail-server.server': undefined
  'admin.mail-server.serverLead': undefined
  'admin.mail-server.startTls': undefined
  'admin.mail-server.test': undefined
  'admin.mail-server.testLead': undefined
  'admin.mail-server.tls': undefined
  'admin.mail-server.user': undefined
  'admin.mail.aboveTheList': undefined
  'admin.mail.addBlock': undefined
  'admin.mail.addFact': undefined
  'admin.mail.blocks': undefined
  'admin.mail.builtIn': undefined
  'admin.mail.button': undefined
  'admin.mail.code': undefined
  'admin.mail.dark': undefined
  'admin.mail.deleteOwnText': undefined
  'admin.mail.desk': undefined
  'admin.mail.details': undefined
  'admin.mail.emailSaved': undefined
  'admin.mail.emailTheme': undefined
  'admin.mail.emails': undefined
  'admin.mail.everyEmailThatTheSite': undefined
  'admin.mail.fixTheMarkedFields': undefined
  'admin.mail.fixTheMarkedFields2': undefined
  'admin.mail.heading': undefined
  'admin.mail.inYourOwnWordsMap': { map: string }
  'admin.mail.insertVariable': { field: string }
  'admin.mail.label': undefined
  'admin.mail.language': undefined
  'admin.mail.languageWithOwnText': { language: string }
  'admin.mail.lastChanged': undefined
  'admin.mail.leadsTo': undefined
  'admin.mail.light': undefined
  'admin.mail.list': undefined
  'admin.mail.moveDown': { block: string; place: number }
  'admin.mail.moveUp': { block: string; place: number }
  'admin.mail.nameRemoved': { name: string }
  'admin.mail.notWrittenYet': undefined
  'admin.mail.note': undefined
  'admin.mail.nothingIsWrittenInLanguageName': { languageName: string }
  'admin.mail.off': undefined
  'admin.mail.onTheButton': undefined
  'admin.mail.phone': undefined
  'admin.mail.preview': undefined
  'admin.mail.previewLine': undefined
  'admin.mail.previewOfName': { name: string }
  'admin.mail.previewOfTheLastValid': undefined
  'admin.mail.putIntoTheMailboxFor': { to: string }
  'admin.mail.remove': { block: string; place: number }
  'admin.mail.removeFactValue': { value: number }
  'admin.mail.resetName': { name: string }
  'admin.mail.resetToBuiltIn': undefined
  'admin.mail.sendMeATest': undefined
  'admin.mail.sendThisEmail': undefined
  'admin.mail.sentToTo': { to: string }
  'admin.mail.showAs': undefined
  'admin.mail.shownBesideTheSubjectIn': undefined
  'admin.mail.shows': undefined
  'admin.mail.somebodyElseChangedThisText': undefined
  'admin.mail.subject': undefined
  'admin.mail.text': undefined
  'admin.mail.textOfName': { name: string }
  'admin.mail.theBlocksLowered': { lowered: string }
  'admin.mail.theBuiltInTextIs': undefined
  'admin.mail.thereIsNothingToShow': undefined
  'admin.mail.toBuyers': undefined
  'admin.mail.toMembers': undefined
  'admin.mail.toStaff': undefined
  'admin.mail.undo': undefined
  'admin.mail.value': undefined
  'admin.mail.words': undefined
  'admin.mail.written': undefined
  'admin.mail.yourOwnText': undefined
  'admin.mail.yourOwnTextInLanguageName': { languageName: string; subject: string }
  'admin.mailbox.aMailServerIsConnected': undefined
  'admin.mailbox.allEmails': undefined
  'admin.mailbox.chooseAnEmailToRead': undefined
  'admin.mailbox.codesLinksAndConfirmationsAppear': undefined
  'admin.mailbox.copyLink': { link: string }
  'admin.mailbox.emails': undefined
  'admin.mailbox.emailsAreSent': undefined
  'admin.mailbox.links': { length: number }
  'admin.mailbox.mailbox': undefined
  'admin.mailbox.newest': undefined
  'admin.mailbox.noEmailsToQ': { q: string }
  'admin.mailbox.noEmailsYet': undefined
  'admin.mailbox.noMailServerIsConfigured': undefined
  'admin.mailbox.older': undefined
  'admin.mailbox.pages': undefined
  'admin.mailbox.refresh': undefined
  'admin.mailbox.searchByAddress': undefined
  'admin.mailbox.showAllEmails': undefined
  'admin.media.aFolderThereAlreadyHas': undefined
  'admin.media.alternativeText': undefined
  'admin.media.archive': undefined
  'admin.media.archives': undefined
  'admin.media.asPagesCropIt': undefined
  'admin.media.audio': undefined
  'admin.media.buyersWhoPaidForIt': undefined
  'admin.media.cancel': undefined
  'admin.media.chooseAFileFirst': undefined
  'admin.media.chooseAPicture': undefined
  'admin.media.chooseAnother': undefined
  'admin.media.choosePicture': undefined
  'admin.media.clearFilters': undefined
  'admin.media.clearList': undefined
  'admin.media.copyAddress': undefined
  'admin.media.createFolder': undefined
  'admin.media.deleteFile': undefined
  'admin.media.deleteFilename': { filename: string }
  'admin.media.deleteFiles': undefined
  'admin.media.deleteFolder': undefined
  'admin.media.deleteMany': { many: string }
  'admin.media.deleteMany2': { many: string }
  'admin.media.deleteTheFolderName': { name: string }
  'admin.media.deletedDeleted': { deleted: number }
  'admin.media.deletedDeletedInUseInUse': { deleted: number; inUse: number }
  'admin.media.describesThePictureForPeople': undefined
  'admin.media.document': undefined
  'admin.media.documents': undefined
  'admin.media.done': undefined
  'admin.media.download': undefined
  'admin.media.elsewhereCategoriesPromotionsOrOptions': { elsewhere: number }
  'admin.media.enterAName': undefined
  'admin.media.eventsEvents': { events: number }
  'admin.media.everyFolder': undefined
  'admin.media.everyKind': undefined
  'admin.media.failed': undefined
  'admin.media.failedFilesWereNotUploaded': { failed: number }
  'admin.media.file': undefined
  'admin.media.fileDeleted': undefined
  'admin.media.fileSaved': undefined
  'admin.media.filenameIsInTheLibrary': { filename: string }
  'admin.media.files': undefined
  'admin.media.filesForSale': undefined
  'admin.media.filesForSaleAreNever': undefined
  'admin.media.filesInUseAreNot': undefined
  'admin.media.focalPoint': undefined
  'admin.media.focalPointXFromThe': { x: number; y: number }
  'admin.media.folder': undefined
  'admin.media.folderDeleted': undefined
  'admin.media.folderName': { name: string }
  'admin.media.forSale': undefined
  'admin.media.itsFilesAndFoldersMove': undefined
  'admin.media.kind': undefined
  'admin.media.kindForSale': { kind: string }
  'admin.media.leftOfLengthUploading': { left: number; length: number }
  'admin.media.lengthFilesUploaded': { length: number }
  'admin.media.media': undefined
  'admin.media.name': undefined
  'admin.media.nameIsEmpty': { name: string }
  'admin.media.newFolder': undefined
  'admin.media.noFileMatches': undefined
  'admin.media.noFilesYet': undefined
  'admin.media.none': undefined
  'admin.media.notUsedAnywhere': undefined
  'admin.media.nothingHereYetDropFiles': undefined
  'admin.media.ordersOrders': { orders: number }
  'admin.media.pagesThatUseItWill': undefined
  'admin.media.picture': undefined
  'admin.media.pictures': undefined
  'admin.media.picturesVideosMusicDocumentsAnd': undefined
  'admin.media.productsProducts': { products: number }
  'admin.media.remove': undefined
  'admin.media.renameFolder': undefined
  'admin.media.saveFile': undefined
  'admin.media.saveName': undefined
  'admin.media.searchFiles': undefined
  'admin.media.selectFilename': { filename: string }
  'admin.media.showMore': undefined
  'admin.media.sizeFiles': { size: number }
  'admin.media.theConnectionBrokeOffTry': undefined
  'admin.media.theMiddle': undefined
  'admin.media.thisCannotBeUndone': undefined
  'admin.media.thisFileIsEmpty': undefined
  'admin.media.thisKindOfFileCannot': undefined
  'admin.media.uploadFiles': undefined
  'admin.media.uploadForSale': undefined
  'admin.media.uploadOfName': { name: string }
  'admin.media.uploads': undefined
  'admin.media.useMaxFiles': { max: number }
  'admin.media.usedByParts': { parts: string }
  'admin.media.video': undefined
  'admin.media.videos': undefined
  'admin.media.waitForTheUploads': undefined
  'admin.members.aCompany': undefined
  'admin.members.aLine': undefined
  'admin.members.aMemberHasThisAddress': undefined
  'admin.members.aName': undefined
  'admin.members.aNickname': undefined
  'admin.members.aPosition': undefined
  'admin.members.aPostcode': undefined
  'admin.members.aTown': undefined
  'admin.members.aValue': undefined
  'admin.members.active': undefined
  'admin.members.activity': undefined
  'admin.members.add': undefined
  'admin.members.addAField': undefined
  'admin.members.addAMember': undefined
  'admin.members.addAPhoneNumber': undefined
  'admin.members.addAnAddress': undefined
  'admin.members.addAnEmailAddress': undefined
  'admin.members.addMember': undefined
  'admin.members.addressNumber': { number: number }
  'admin.members.addressValue': { value: number }
  'admin.members.addresses': undefined
  'admin.members.all': undefined
  'admin.members.allOfThemAreBlocked': undefined
  'admin.members.alreadyAContact': undefined
  'admin.members.apiKeyName': { name: string }
  'admin.members.approve': undefined
  'admin.members.approveObject': { object: string }
  'admin.members.approveWho': { who: string }
  'admin.members.approved': undefined
  'admin.members.atMost': { most: number }
  'admin.members.badgeCreatedAndAssigned': undefined
  'admin.members.badges': undefined
  'admin.members.badgesOfThisMember': undefined
  'admin.members.becameAContact': undefined
  'admin.members.becameAMember': undefined
  'admin.members.billing': undefined
  'admin.members.birthday': undefined
  'admin.members.block': undefined
  'admin.members.blockObject': { object: string }
  'admin.members.blockWho': { who: string }
  'admin.members.blocked': undefined
  'admin.members.blockedMembersCannotGetRoles': undefined
  'admin.members.blockingMany': undefined
  'admin.members.blockingOne': { who: string }
  'admin.members.blue': undefined
  'admin.members.cancel': undefined
  'admin.members.candy': undefined
  'admin.members.choose': undefined
  'admin.members.chooseAMemberFirst': undefined
  'admin.members.colours': undefined
  'admin.members.company': undefined
  'admin.members.completeTheAddressOrRemove': undefined
  'admin.members.consoleOfTheServer': undefined
  'admin.members.contact': undefined
  'admin.members.contacts': undefined
  'admin.members.contactsArePeopleWithoutA': undefined
  'admin.members.contactsHaveNoSignIn': undefined
  'admin.members.copyTheEmailAddress': undefined
  'admin.members.copyTheMemberID': undefined
  'admin.members.country': undefined
  'admin.members.createABadge': undefined
  'admin.members.createBadge': undefined
  'admin.members.customFields': undefined
  'admin.members.date': undefined
  'admin.members.delete': undefined
  'admin.members.deleteObject': { object: string }
  'admin.members.deleteWho': { who: string }
  'admin.members.deletedApp': undefined
  'admin.members.delivery': undefined
  'admin.members.details': undefined
  'admin.members.deviceSignedOut': undefined
  'admin.members.disconnectingMany': undefined
  'admin.members.disconnectingOne': { who: string }
  'admin.members.editor': undefined
  'admin.members.email': undefined
  'admin.members.emailAddressValue': { value: number }
  'admin.members.emailAddresses': undefined
  'admin.members.emailNotVerified': undefined
  'admin.members.emailSentToLoginEmail': { loginEmail: string }
  'admin.members.emailThemALinkTo': undefined
  'admin.members.emailVerified': undefined
  'admin.members.enterAName': undefined
  'admin.members.enterATitle': undefined
  'admin.members.enterAValueOfThis': undefined
  'admin.members.fax': undefined
  'admin.members.fieldValue': { value: number }
  'admin.members.firstName': undefined
  'admin.members.fixTheMarkedFields': undefined
  'admin.members.forMembersWhoLostTheir': undefined
  'admin.members.forSomebodyWhoIsListed': undefined
  'admin.members.friendOfTheHouse': undefined
  'admin.members.give': undefined
  'admin.members.green': undefined
  'admin.members.guestOfHonour': undefined
  'admin.members.home': undefined
  'admin.members.ink': undefined
  'admin.members.joined': undefined
  'admin.members.kind': undefined
  'admin.members.kindOf': { field: string }
  'admin.members.kindOfLabel': { label: string }
  'admin.members.lastChange': undefined
  'admin.members.lastName': undefined
  'admin.members.lastSignedIn': undefined
  'admin.members.loginEmailGetsALinkTo': { loginEmail: string }
  'admin.members.main': undefined
  'admin.members.marigold': undefined
  'admin.members.member': undefined
  'admin.members.memberAdded': undefined
  'admin.members.memberAddedAndEmailed': undefined
  'admin.members.memberAddedButTheEmail': undefined
  'admin.members.memberID': undefined
  'admin.members.memberSince': undefined
  'admin.members.memberViews': undefined
  'admin.members.members': undefined
  'admin.members.membersWhoCanSignIn': undefined
  'admin.members.mergeAnotherMemberIntoName': { name: string }
  'admin.members.mergeMembers': undefined
  'admin.members.mergeWithAnotherMember': undefined
  'admin.members.mergedIntoName': { name: string }
  'admin.members.mergedWithAnotherMember': undefined
  'admin.members.mobile': undefined
  'admin.members.moderator': undefined
  'admin.members.moreActions': undefined
  'admin.members.mute': undefined
  'admin.members.muted': undefined
  'admin.members.name': undefined
  'admin.members.nameApproved': { name: string }
  'admin.members.nameIsNoLongerMuted': { name: string }
  'admin.members.nameMuted': { name: string }
  'admin.members.nameOfFieldValue': { value: number }
  'admin.members.nameOrEmail': undefined
  'admin.members.nameOrEmailOfThe': undefined
  'admin.members.nameSignsInWithTheir': { name: string }
  'admin.members.never': undefined
  'admin.members.nickname': undefined
  'admin.members.no': undefined
  'admin.members.noActiveMembers': undefined
  'admin.members.noContacts': undefined
  'admin.members.noMemberMatches': undefined
  'admin.members.noMembersYet': undefined
  'admin.members.noName': undefined
  'admin.members.nobodyElseMatchesQ': { q: string }
  'admin.members.nobodyInValueMatchesQ': { q: string; value: string }
  'admin.members.nobodyIsBlocked': undefined
  'admin.members.nobodyIsWaiting': undefined
  'admin.members.none': undefined
  'admin.members.none2': undefined
  'admin.members.noneBesidesTheSignIn': undefined
  'admin.members.noneOfThemWaitsOr': undefined
  'admin.members.noneThisIsAContact': undefined
  'admin.members.noneUseThemForAnything': undefined
  'admin.members.noneYetSendThemA': undefined
  'admin.members.notVerified': undefined
  'admin.members.nothingBoughtYet': undefined
  'admin.members.number': undefined
  'admin.members.orders': undefined
  'admin.members.other': undefined
  'admin.members.otherEmailAddresses': undefined
  'admin.members.password': undefined
  'admin.members.peopleAppearHereWhenThey': undefined
  'admin.members.peopleWhoNeedYourApproval': undefined
  'admin.members.phoneNumberValue': { value: number }
  'admin.members.phoneNumbers': undefined
  'admin.members.position': undefined
  'admin.members.postalAddresses': undefined
  'admin.members.postcode': undefined
  'admin.members.profile': undefined
  'admin.members.profileChanged': undefined
  'admin.members.profileSaved': undefined
  'admin.members.profileSignInBadgesAnd': undefined
  'admin.members.publicProfile': undefined
  'admin.members.registeredDateTimeAndWaits': { dateTime: string }
  'admin.members.reject': undefined
  'admin.members.rejectObject': { object: string }
  'admin.members.rejectWho': { who: string }
  'admin.members.removeName': { name: string }
  'admin.members.removeNameSSecondFactors': { name: string }
  'admin.members.removeSecondFactors': undefined
  'admin.members.roleGiven': undefined
  'admin.members.roleRemoved': undefined
  'admin.members.rolesAmongMembers': undefined
  'admin.members.secondFactorsRemoved': undefined
  'admin.members.secondLine': undefined
  'admin.members.sendALinkToChoose': undefined
  'admin.members.sendAPasswordReset': undefined
  'admin.members.sendEmail': undefined
  'admin.members.sendNameALink': { name: string }
  'admin.members.showAllMembers': undefined
  'admin.members.shownBesideTheNamesOf': undefined
  'admin.members.showsNicknameTitleAndPictures': undefined
  'admin.members.signIn': undefined
  'admin.members.signInAddressChanged': undefined
  'admin.members.signOutEverywhere': undefined
  'admin.members.signOutOfApp': { app: string }
  'admin.members.signedIn': undefined
  'admin.members.signedOut': undefined
  'admin.members.signedOutEverywhere': undefined
  'admin.members.status': undefined
  'admin.members.streetAndNumber': undefined
  'admin.members.supporter': undefined
  'admin.members.text': undefined
  'admin.members.theFieldLabel': { label: string }
  'admin.members.theOrdersCouldNotBe': undefined
  'admin.members.theOtherMember': undefined
  'admin.members.theirRegistrationAndPasswordAre': undefined
  'admin.members.theseAreTheLatestSearch': undefined
  'admin.members.theyAreApprovedAtOnce': undefined
  'admin.members.theyAreBlocked': undefined
  'admin.members.theyCanSignInFrom': undefined
  'admin.members.theyHaveNoSignIn': undefined
  'admin.members.thisIsAContactOpen': undefined
  'admin.members.title': undefined
  'admin.members.town': undefined
  'admin.members.turnIntoAContact': undefined
  'admin.members.turnWhoIntoAContact': { who: string }
  'admin.members.unblock': undefined
  'admin.members.unknown': undefined
  'admin.members.unmute': undefined
  'admin.members.usedByYourOwnSite': undefined
  'admin.members.validForOneDayYou': undefined
  'admin.members.value': undefined
  'admin.members.valueOfLabel': { label: string }
  'admin.members.waiting': undefined
  'admin.members.waitingForTheirEmailVerification': undefined
  'admin.members.waitingForYourApproval': undefined
  'admin.members.waysIn': undefined
  'admin.members.whatOthersSee': undefined
  'admin.members.whoApproved': { who: string }
  'admin.members.whoBlocked': { who: string }
  'admin.members.whoDeleted': { who: string }
  'admin.members.whoRejected': { who: string }
  'admin.members.whoTurnedIntoAContact': { who: string }
  'admin.members.whomYouBlockStaysHere': undefined
  'admin.members.work': undefined
  'admin.members.writeAPhoneNumber': undefined
  'admin.members.writeAnEmailAddressSuch': undefined
  'admin.members.writer': undefined
  'admin.members.yes': undefined
  'admin.members.yesOrNo': undefined
  'admin.not-found.goToHome': undefined
  'admin.not-found.pageNotFound': undefined
  'admin.not-found.theAddressMayBeMistyped': undefined
  'admin.order.addComment': undefined
  'admin.order.addTip': undefined
  'admin.order.addTracking': undefined
  'admin.order.admits': { count: number }
  'admin.order.amount': undefined
  'admin.order.amountToPay': undefined
  'admin.order.anItem': undefined
  'admin.order.approvalReasonHelp': undefined
  'admin.order.approveOrRejectTheOrder': undefined
  'admin.order.approveOrderNumber': { number: string }
  'admin.order.approveWithoutPayment': undefined
  'admin.order.approvingGives': undefined
  'admin.order.archiveOrder': undefined
  'admin.order.archived': undefined
  'admin.order.asCredit': undefined
  'admin.order.asCreditHelp': { email: string }
  'admin.order.asItWasPaid': undefined
  'admin.order.asItWasPaidHelp': undefined
  'admin.order.atMostIsOwed': { most: string }
  'admin.order.atMostMostCanGo': { most: string }
  'admin.order.authorised': undefined
  'admin.order.bankTransfer': undefined
  'admin.order.billingAddress': undefined
  'admin.order.buyLabel': undefined
  'admin.order.buyLabelFor': { price: string }
  'admin.order.buyLabelForOrder': { number: string }
  'admin.order.buyerAgreed': undefined
  'admin.order.buyerChanged': { kind: string }
  'admin.order.cancelOrder': undefined
  'admin.order.cancelOrderNumber': { number: string }
  'admin.order.cancelOrderNumber2': { number: string }
  'admin.order.canceledForAmount': { numbers: string; refund: string }
  'admin.order.canceledTickets': undefined
  'admin.order.cancellationBY_HAND': { amount: string }
  'admin.order.cancellationCredit': { amount: string }
  'admin.order.cancellationCreditBeside': { amount: string }
  'admin.order.cancellationFAILED': { amount: string }
  'admin.order.cancellationNOTHING': undefined
  'admin.order.cancellationPENDING': { amount: string }
  'admin.order.cancellationREFUNDED': { amount: string }
  'admin.order.cancelled': undefined
  'admin.order.capture': undefined
  'admin.order.captureAmount': { amount: string }
  'admin.order.captureHow': { most: string }
  'admin.order.captureThePayment': undefined
  'admin.order.card': undefined
  'admin.order.cardEnding': { brand: string; lastFour: string }
  'admin.order.carrier': undefined
  'admin.order.carrierAndService': undefined
  'admin.order.cash': undefined
  'admin.order.changeTheParcel': undefined
  'admin.order.changeTip': undefined
  'admin.order.changeTracking': undefined
  'admin.order.changedFromTo': { changed: string; from: string; number: string; to: string }
  'admin.order.charge': undefined
  'admin.order.chargeAmount': { amount: string }
  'admin.order.chargeDeclined': undefined
  'admin.order.chargeHow': undefined
  'admin.order.chargeNeedsBuyer': undefined
  'admin.order.chargeSavedCard': undefined
  'admin.order.chargeUnderWay': { number: string }
  'admin.order.cheque': undefined
  'admin.order.chooseAPrice': undefined
  'admin.order.chooseAtLeastOneUnit': undefined
  'admin.order.chooseOrigin': undefined
  'admin.order.chooseTheUnitsToHand': undefined
  'admin.order.chooseWhatIsSentNow': undefined
  'admin.order.chooseWhoIsGiven': undefined
  'admin.order.comment': undefined
  'admin.order.company': undefined
  'admin.order.confirmCharge': undefined
  'admin.order.contents': undefined
  'admin.order.contentsDocuments': undefined
  'admin.order.contentsGift': undefined
  'admin.order.contentsReturned': undefined
  'admin.order.contentsSample': undefined
  'admin.order.contentsSold': undefined
  'admin.order.copyLink': undefined
  'admin.order.copyTheEmailAddress': undefined
  'admin.order.copyTheOrderID': undefined
  'admin.order.copyTicketNumberNumber': { number: string }
  'admin.order.countToFulfil': { count: string }
  'admin.order.creditGiven': { formattedAmount: string; number: string }
  'admin.order.creditMinor': { minor: string }
  'admin.order.creditNeedsEmail': undefined
  'admin.order.creditNotesIssued': { count: number }
  'admin.order.customer': undefined
  'admin.order.customs': undefined
  'admin.order.customsHelp': undefined
  'admin.order.daysOnTheWay': { days: number }
  'admin.order.daysToPay': undefined
  'admin.order.daysToPayHelp': undefined
  'admin.order.declined': undefined
  'admin.order.deleteComment': undefined
  'admin.order.delivery': undefined
  'admin.order.deliveryFormattedAmount': { formattedAmount: string }
  'admin.order.deliveryOfRefund': undefined
  'admin.order.deliveryTitle': { title: string }
  'admin.order.details': undefined
  'admin.order.discount': undefined
  'admin.order.discountCode': { code: string }
  'admin.order.dispute': undefined
  'admin.order.disputeAnswerBy': { time: string }
  'admin.order.disputeClosed': undefined
  'admin.order.disputeClosedHelp': undefined
  'admin.order.disputeInquiry': undefined
  'admin.order.disputeInquiryHelp': undefined
  'admin.order.disputeLost': undefined
  'admin.order.disputeLostHelp': undefined
  'admin.order.disputeOfFormer': { publicKey: string; time: string }
  'admin.order.disputeOfUnknown': undefined
  'admin.order.disputeOpen': undefined
  'admin.order.disputeOpenHelp': undefined
  'admin.order.disputeReason': { reason: string }
  'admin.order.disputeWon': undefined
  'admin.order.disputeWonHelp': undefined
  'admin.order.document': { kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE' | 'other'; number: string }
  'admin.order.documentMailed': undefined
  'admin.order.documentMailsOff': undefined
  'admin.order.documents': undefined
  'admin.order.email': undefined
  'admin.order.emailAddress': undefined
  'admin.order.enter0ForNoTip': undefined
  'admin.order.enterACommentFirst': undefined
  'admin.order.enterAnAddressToShipFrom': undefined
  'admin.order.enterAnAmountToPay': undefined
  'admin.order.enterAnAmountUpTo': { most: string }
  'admin.order.enterAnAmountUpTo2': { most: string }
  'admin.order.enterDays': undefined
  'admin.order.enterNameAndEmail': undefined
  'admin.order.enterSigner': undefined
  'admin.order.enterWhatIsPaid': undefined
  'admin.order.enterWholeParts': undefined
  'admin.order.entered': undefined
  'admin.order.everyOrderOfThisAddress': undefined
  'admin.order.failed': undefined
  'admin.order.fees': undefined
  'admin.order.firstName': undefined
  'admin.order.formattedAmountIsStillToBe': { formattedAmount: string }
  'admin.order.formattedAmountOfOrderNumberRefunded': { formattedAmount: string; number: string }
  'admin.order.fulfilItems': undefined
  'admin.order.fulfilOrderNumber': { number: string }
  'admin.order.fulfilledCount': { count: number }
  'admin.order.fulfilment': undefined
  'admin.order.fulfilmentUndone': undefined
  'admin.order.giftCard': undefined
  'admin.order.handedOver': undefined
  'admin.order.howItGoesBack': undefined
  'admin.order.https': undefined
  'admin.order.imported': undefined
  'admin.order.inThisParcel': undefined
  'admin.order.instructions': undefined
  'admin.order.invoiceIssued': undefined
  'admin.order.issueCreditNotes': undefined
  'admin.order.issueInvoice': undefined
  'admin.order.issueReceipt': undefined
  'admin.order.items': undefined
  'admin.order.itemsTotalCurrency': { computed: string; currency: string }
  'admin.order.keepOrder': undefined
  'admin.order.labelBought': undefined
  'admin.order.labelFailed': undefined
  'admin.order.labelIsBeingMade': undefined
  'admin.order.labelIsBeingVoided': undefined
  'admin.order.labelIsVoided': undefined
  'admin.order.labelVoided': undefined
  'admin.order.labelWithoutFulfilment': undefined
  'admin.order.lastChange': undefined
  'admin.order.lastName': undefined
  'admin.order.linkCopied': undefined
  'admin.order.linkMailed': undefined
  'admin.order.lookAtLabel': undefined
  'admin.order.lookAtRefund': undefined
  'admin.order.mailDocument': undefined
  'admin.order.mailLink': undefined
  'admin.order.mailLinkTo': { email: string }
  'admin.order.markAsFulfilled': undefined
  'admin.order.markAsPaid': undefined
  'admin.order.measureTheParcel': undefined
  'admin.order.messageToTheBuyer': undefined
  'admin.order.method': undefined
  'admin.order.moreActions': undefined
  'admin.order.moreActionsForThisFulfilment': undefined
  'admin.order.moreThanZero': undefined
  'admin.order.name': undefined
  'admin.order.namedTax': { name: string; percent: string }
  'admin.order.namedTaxIncluded': { name: string; percent: string }
  'admin.order.needsApproval': undefined
  'admin.order.noDocuments': undefined
  'admin.order.noPaymentRequests': undefined
  'admin.order.noTip': undefined
  'admin.order.none': undefined
  'admin.order.noteFromTheBuyer': undefined
  'admin.order.nothingIsReleased': undefined
  'admin.order.notifyTheBuyerByEmail': undefined
  'admin.order.nowOfAllUnitsOf': { all: number; now: number; number: string; value: number; verb: string }
  'admin.order.ofLeft': { left: number }
  'admin.order.onlyStaffCanSeeIt': undefined
  'admin.order.orderID': undefined
  'admin.order.orderNumber': { number: string }
  'admin.order.orderNumberApproved': { number: string }
  'admin.order.orderNumberCancelled': { number: string }
  'admin.order.orderNumberCharged': { number: string }
  'admin.order.orderNumberMarkedAsPaid': { number: string }
  'admin.order.orderNumberMarkedAsVerb': { number: string; verb: string }
  'admin.order.orders': undefined
  'admin.order.originOf': { name: string }
  'admin.order.other': undefined
  'admin.order.paid': undefined
  'admin.order.parcelWeight': undefined
  'admin.order.partlyRefunded': undefined
  'admin.order.partsOf': { name: string }
  'admin.order.payBackMinorYourselfThe': { minor: string }
  'admin.order.paymentRequested': undefined
  'admin.order.paymentRequests': undefined
  'admin.order.paymentUnderWay': undefined
  'admin.order.payments': undefined
  'admin.order.pending': undefined
  'admin.order.phone': undefined
  'admin.order.pickup': undefined
  'admin.order.placed': undefined
  'admin.order.print': undefined
  'admin.order.printLabel': undefined
  'admin.order.putTheRefundedUnitsBack': undefined
  'admin.order.putTheUnitsBackOn': undefined
  'admin.order.reason': undefined
  'admin.order.receiptIssued': undefined
  'admin.order.recordByHand': undefined
  'admin.order.recordedByHand': undefined
  'admin.order.refund': undefined
  'admin.order.refundAsCredit': undefined
  'admin.order.refundManually': undefined
  'admin.order.refundMinor': { minor: string }
  'admin.order.refundOfAmountFailed': { amount: string }
  'admin.order.refundOfOtherAccount': undefined
  'admin.order.refundOrderNumber': { number: string }
  'admin.order.refundStartedAgain': undefined
  'admin.order.refunded': undefined
  'admin.order.refundedAmount': { amount: string }
  'admin.order.refundedOfQuantityRefunded': { quantity: number; refunded: number }
  'admin.order.refundingAmount': { amount: string }
  'admin.order.release': undefined
  'admin.order.releaseTheAuthorisedPaymentFirst': undefined
  'admin.order.released': undefined
  'admin.order.requestOver': undefined
  'admin.order.requestPayment': undefined
  'admin.order.requestTakenBack': undefined
  'admin.order.requestUnpaid': undefined
  'admin.order.requestedNotMailed': { reason: string }
  'admin.order.restIsReleased': { rest: string }
  'admin.order.retryRefund': undefined
  'admin.order.saveTip': undefined
  'admin.order.saveTracking': undefined
  'admin.order.sent': undefined
  'admin.order.shareTip': undefined
  'admin.order.sharedByParts': { left: string }
  'admin.order.sharedEqually': { left: string }
  'admin.order.showPrices': undefined
  'admin.order.signer': undefined
  'admin.order.signerHelp': undefined
  'admin.order.stillToPay': undefined
  'admin.order.storedWithTheOrder': undefined
  'admin.order.subtotal': undefined
  'admin.order.takeRequestBack': undefined
  'admin.order.tariffNumberOf': { name: string }
  'admin.order.tax': undefined
  'admin.order.taxCalculatedBy': { name: string }
  'admin.order.taxFallbackDeactivated': undefined
  'admin.order.taxFallbackFailed': undefined
  'admin.order.taxId': undefined
  'admin.order.taxIdCheck': { date: string; status: 'VALID' | 'INVALID' | 'UNAVAILABLE' | 'other' }
  'admin.order.taxIdCheckReference': { reference: string }
  'admin.order.taxIncluded': undefined
  'admin.order.taxNotRecorded': undefined
  'admin.order.taxRecorded': { name: string }
  'admin.order.testLabels': undefined
  'admin.order.theBuyerGetsAnEmail': undefined
  'admin.order.theBuyerReadsItIn': undefined
  'admin.order.theNewHolderGetsAnEmail': undefined
  'admin.order.theOrderIsCancelled': undefined
  'admin.order.thePaymentWasCaptured': undefined
  'admin.order.thePaymentWasReleased': undefined
  'admin.order.theRefundOfOrderNumber': { number: string }
  'admin.order.theRefundOfOrderNumber2': { number: string }
  'admin.order.thisCannotBeUndoneFormattedAmount': { formattedAmount: string }
  'admin.order.thisCannotBeUndoneNothing': undefined
  'admin.order.thisOrderIsCancelledAlready': undefined
  'admin.order.thisOrderWasRejected': undefined
  'admin.order.ticketIsTransferred': undefined
  'admin.order.ticketOrders': undefined
  'admin.order.tickets': undefined
  'admin.order.ticketsAreIssuedWhenThe': undefined
  'admin.order.ticketsTitle': { title: string }
  'admin.order.timeline': undefined
  'admin.order.tip': undefined
  'admin.order.tipFor': { name: string }
  'admin.order.tipIsOwed': undefined
  'admin.order.tipLeft': undefined
  'admin.order.tipOfOrder': undefined
  'admin.order.tipSaved': undefined
  'admin.order.tipShared': undefined
  'admin.order.to': undefined
  'admin.order.toFulfil': undefined
  'admin.order.toRefund': undefined
  'admin.order.total': undefined
  'admin.order.tracking': undefined
  'admin.order.trackingNumber': undefined
  'admin.order.trackingPage': undefined
  'admin.order.transfer': undefined
  'admin.order.transferTicket': undefined
  'admin.order.transferTicketNumber': { number: string }
  'admin.order.transferredFromTo': { email: string; from: string; number: string; to: string }
  'admin.order.tryLabelAgain': undefined
  'admin.order.unarchiveOrder': undefined
  'admin.order.undeliverable': undefined
  'admin.order.undeliverableAbandon': undefined
  'admin.order.undeliverableReturn': undefined
  'admin.order.underWay': undefined
  'admin.order.undidFulfilmentOf': { count: number }
  'admin.order.undoFulfilment': undefined
  'admin.order.unitsOfNamePurpose': { name: string; purpose: string }
  'admin.order.valid': undefined
  'admin.order.void': undefined
  'admin.order.voidLabel': undefined
  'admin.order.voidTheLabel': { number: string }
  'admin.order.voidingRefunds': undefined
  'admin.order.whatIsPaid': undefined
  'admin.order.when': undefined
  'admin.order.where': undefined
  'admin.order.wholeTariffNumber': undefined
  'admin.orders.addAProduct': undefined
  'admin.orders.all': undefined
  'admin.orders.amountPaid': undefined
  'admin.orders.amountRefunded': undefined
  'admin.orders.archive': undefined
  'admin.orders.archiveFinishedOrdersToKeep': undefined
  'admin.orders.archived': undefined
  'admin.orders.atAGlance': undefined
  'admin.orders.authorisedPaymentCaptured': undefined
  'admin.orders.authorisedPaymentReleased': undefined
  'admin.orders.betweenTwoDates': undefined
  'admin.orders.cancelled': undefined
  'admin.orders.chargeback': undefined
  'admin.orders.chargebackReversed': undefined
  'admin.orders.clearFilters': undefined
  'admin.orders.code': undefined
  'admin.orders.comment': undefined
  'admin.orders.countOnThisPageTotal': { count: string; map: string }
  'admin.orders.currency': undefined
  'admin.orders.customer': undefined
  'admin.orders.date': undefined
  'admin.orders.daysAreThoseOfReplaceAll': { replaceAll: string }
  'admin.orders.declined': undefined
  'admin.orders.deliverTo': undefined
  'admin.orders.delivery': undefined
  'admin.orders.deliveryAddressChanged': undefined
  'admin.orders.discount': undefined
  'admin.orders.downloadLinkSent': undefined
  'admin.orders.email': undefined
  'admin.orders.emailAddressChanged': undefined
  'admin.orders.enterAFirstOrA': undefined
  'admin.orders.eventMoved': { title: string }
  'admin.orders.everyPaidOrderHasBeen': undefined
  'admin.orders.everythingIsPaid': undefined
  'admin.orders.fees': undefined
  'admin.orders.firstDay': undefined
  'admin.orders.fromDayToDay2': { day: string; day2: string }
  'admin.orders.fulfilled': undefined
  'admin.orders.fulfillerNotifiedByEmail': undefined
  'admin.orders.fulfilment': undefined
  'admin.orders.fulfilmentUndone': undefined
  'admin.orders.guest': undefined
  'admin.orders.imported': undefined
  'admin.orders.inLastMonth': undefined
  'admin.orders.inTheCurrentMonth': undefined
  'admin.orders.inTheLast7Days': undefined
  'admin.orders.invoiceAdded': undefined
  'admin.orders.invoiceRemoved': undefined
  'admin.orders.invoiceSent': undefined
  'admin.orders.items': undefined
  'admin.orders.last7Days': undefined
  'admin.orders.lastDay': undefined
  'admin.orders.lastMonth': undefined
  'admin.orders.lengthOrders': { length: number }
  'admin.orders.markAsFulfilled': undefined
  'admin.orders.markAsPaid': undefined
  'admin.orders.matchesQ': { q: string }
  'admin.orders.needsApproval': undefined
  'admin.orders.needsWork': undefined
  'admin.orders.noCancelledOrders': undefined
  'admin.orders.noOrderMatches': undefined
  'admin.orders.noOrderMatchesIn': { q: string; tab: string }
  'admin.orders.noOrderMatchesOnDays': { days: string; q: string; tab: string }
  'admin.orders.noOrderOnDays': { days: string; tab: string }
  'admin.orders.noOrdersYet': undefined
  'admin.orders.noUnpaidOrders': undefined
  'admin.orders.noneOlderThan2Days': undefined
  'admin.orders.notPaid': undefined
  'admin.orders.note': undefined
  'admin.orders.nothingByThisTimeLast': { weekday: string }
  'admin.orders.nothingToCapture': undefined
  'admin.orders.nothingToFulfil': undefined
  'admin.orders.numberNameOrEmail': undefined
  'admin.orders.numberOlderThan2Days': { number: string }
  'admin.orders.oldestAgo': { ago: string }
  'admin.orders.onDay': { day: string }
  'admin.orders.onToday': undefined
  'admin.orders.onYesterday': undefined
  'admin.orders.order': undefined
  'admin.orders.orderEdited': undefined
  'admin.orders.orderNumber': { number: string }
  'admin.orders.orderPlaced': undefined
  'admin.orders.orderViews': undefined
  'admin.orders.orders': undefined
  'admin.orders.ordersAppearHereAsSoon': undefined
  'admin.orders.ordersArchived': { count: number }
  'admin.orders.ordersBetweenTwoDates': undefined
  'admin.orders.ordersFulfilled': { count: number }
  'admin.orders.ordersPaid': { count: number }
  'admin.orders.ordersThatAreNotPaid': undefined
  'admin.orders.ordersThatYouCancelStay': undefined
  'admin.orders.ordersUnarchived': { count: number }
  'admin.orders.paid': undefined
  'admin.orders.partlyFulfilled': undefined
  'admin.orders.partlyPaid': undefined
  'admin.orders.partlyRefunded': undefined
  'admin.orders.payment': undefined
  'admin.orders.paymentAuthorised': undefined
  'admin.orders.paymentCancelled': undefined
  'admin.orders.paymentDeclined': undefined
  'admin.orders.paymentMethodSaved': undefined
  'admin.orders.paymentPending': undefined
  'admin.orders.paymentRefunded': undefined
  'admin.orders.pending': undefined
  'admin.orders.percentVsLastWeekdayBy': { percent: number; weekday: string }
  'admin.orders.phone': undefined
  'admin.orders.placed': undefined
  'admin.orders.placedDays': { days: string }
  'admin.orders.readyForPickupEmailSent': undefined
  'admin.orders.receiptCreated': undefined
  'admin.orders.receiptSent': undefined
  'admin.orders.refundFailed': undefined
  'admin.orders.refundStarted': undefined
  'admin.orders.refunded': undefined
  'admin.orders.refundedAsStoreCredit': undefined
  'admin.orders.rejected': undefined
  'admin.orders.reservedOrdersWait': undefined
  'admin.orders.salesToday': undefined
  'admin.orders.shippingConfirmationSent': undefined
  'admin.orders.showAllOrders': undefined
  'admin.orders.showOrders': undefined
  'admin.orders.sinceDay': { day: string }
  'admin.orders.subtotal': undefined
  'admin.orders.tax': undefined
  'admin.orders.theArchiveIsEmpty': undefined
  'admin.orders.theLastDayIsBefore': undefined
  'admin.orders.theseOrdersAreAlreadyFulfilled': undefined
  'admin.orders.theseOrdersAreAlreadyPaid': undefined
  'admin.orders.thisMonth': undefined
  'admin.orders.ticketChangeNotMade': { to: string }
  'admin.orders.ticketChanged': undefined
  'admin.orders.ticketGivenBack': undefined
  'admin.orders.ticketTransferred': undefined
  'admin.orders.ticketsCanceled': undefined
  'admin.orders.ticketsCanceledByStaff': undefined
  'admin.orders.ticketsSold': undefined
  'admin.orders.toCapture': undefined
  'admin.orders.toFulfil': undefined
  'admin.orders.today': undefined
  'admin.orders.total': undefined
  'admin.orders.trackingLinkAdded': undefined
  'admin.orders.trackingNumberAdded': undefined
  'admin.orders.trackingNumberChanged': undefined
  'admin.orders.tryOtherWordsOrOther': undefined
  'admin.orders.unarchive': undefined
  'admin.orders.undo': undefined
  'admin.orders.units': undefined
  'admin.orders.unpaid': undefined
  'admin.orders.upToDay': { day: string }
  'admin.orders.waitingForApproval': undefined
  'admin.orders.waitingForPayment': undefined
  'admin.orders.yesterday': undefined
  'admin.payment-differences.chargeAmount': undefined
  'admin.payment-differences.chargeAmountAdvice': undefined
  'admin.payment-differences.chargeMissing': undefined
  'admin.payment-differences.chargeMissingAdvice': undefined
  'admin.payment-differences.chargeNotBooked': undefined
  'admin.payment-differences.chargeNotBookedAdvice': undefined
  'admin.payment-differences.chargeUnknown': undefined
  'admin.payment-differences.chargeUnknownAdvice': undefined
  'admin.payment-differences.compared': undefined
  'admin.payment-differences.dayCompared': { at: string; charges: number; day: string; refunds: number; title: string }
  'admin.payment-differences.lead': undefined
  'admin.payment-differences.more': undefined
  'admin.payment-differences.none': undefined
  'admin.payment-differences.noneText': undefined
  'admin.payment-differences.notPermitted': { title: string }
  'admin.payment-differences.notYet': undefined
  'admin.payment-differences.notice': undefined
  'admin.payment-differences.noticeLabel': undefined
  'admin.payment-differences.ofFormerAccount': { count: number }
  'admin.payment-differences.open': undefined
  'admin.payment-differences.order': { number: string }
  'admin.payment-differences.orders': undefined
  'admin.payment-differences.refundAmount': undefined
  'admin.payment-differences.refundAmountAdvice': undefined
  'admin.payment-differences.refundFailed': undefined
  'admin.payment-differences.refundFailedAdvice': undefined
  'admin.payment-differences.refundMissing': undefined
  'admin.payment-differences.refundMissingAdvice': undefined
  'admin.payment-differences.refundNotBooked': undefined
  'admin.payment-differences.refundNotBookedAdvice': undefined
  'admin.payment-differences.refundUnknown': undefined
  'admin.payment-differences.refundUnknownAdvice': undefined
  'admin.payment-differences.settle': undefined
  'admin.payment-differences.settled': undefined
  'admin.payment-differences.thereAndHere': { here: string; there: string }
  'admin.payment-differences.title': undefined
  'admin.product-imports.addPicturesInAZip': undefined
  'admin.product-imports.anotherColumnHoldsThatToo': undefined
  'admin.product-imports.cancel': undefined
  'admin.product-imports.cancelled': undefined
  'admin.product-imports.cancelledBeforeAnythingWasWritten': undefined
  'admin.product-imports.changeColumns': undefined
  'admin.product-imports.changed': undefined
  'admin.product-imports.check': undefined
  'admin.product-imports.checkTheFileAgain': undefined
  'admin.product-imports.checking': undefined
  'admin.product-imports.chooseAFile': undefined
  'admin.product-imports.chooseTheColumnForMissing': { missing: string }
  'admin.product-imports.comparingTheFileWithYour': undefined
  'admin.product-imports.created': undefined
  'admin.product-imports.downloadTheProblems': undefined
  'admin.product-imports.dropACSVFileHere': undefined
  'admin.product-imports.earlierImports': undefined
  'admin.product-imports.editedSince': undefined
  'admin.product-imports.failed': undefined
  'admin.product-imports.fairgroundFile': undefined
  'admin.product-imports.fieldsOf': undefined
  'admin.product-imports.forFilesThatNamePictures': undefined
  'admin.product-imports.fromTheFile': undefined
  'admin.product-imports.import': undefined
  'admin.product-imports.importProducts': { products: string }
  'admin.product-imports.importProducts2': undefined
  'admin.product-imports.imported': undefined
  'admin.product-imports.importing': undefined
  'admin.product-imports.imports': undefined
  'admin.product-imports.leaveOut': undefined
  'admin.product-imports.leftOut': undefined
  'admin.product-imports.lengthChanges': { length: number }
  'admin.product-imports.lineNumber': { number: string }
  'admin.product-imports.lineNumberMessage': { message: string; number: string }
  'admin.product-imports.lineProductProblem': undefined
  'admin.product-imports.new': undefined
  'admin.product-imports.newProductsAreDeletedAnd': undefined
  'admin.product-imports.next': undefined
  'admin.product-imports.noPicturesIgnored': { ignored: string }
  'admin.product-imports.notImported': undefined
  'admin.product-imports.nothingHasChangedYet': undefined
  'admin.product-imports.now': undefined
  'admin.product-imports.numberNumber2OfNumber3': { number: string; number2: string; number3: string }
  'admin.product-imports.numberWritten': { number: string }
  'admin.product-imports.pages': undefined
  'admin.product-imports.picturesFromAZip': { count: number }
  'admin.product-imports.picturesInAZip': undefined
  'admin.product-imports.previous': undefined
  'admin.product-imports.productFile': undefined
  'admin.product-imports.products': undefined
  'admin.product-imports.productsAddedProducts2Changed': { products: string; products2: string }
  'admin.product-imports.productsOfTheFile': undefined
  'admin.product-imports.productsToAddProducts2To': { products: string; products2: string }
  'admin.product-imports.productsUndoneProducts2LeftAs': { products: string; products2: string }
  'admin.product-imports.productsWrittenSoFar': { products: string }
  'admin.product-imports.readyToImport': undefined
  'admin.product-imports.shopifyExport': undefined
  'admin.product-imports.stopTheImport': undefined
  'admin.product-imports.stoppedAfterProducts': { products: string }
  'admin.product-imports.suchAsSample': { sample: string }
  'admin.product-imports.theFileCannotBeImported': undefined
  'admin.product-imports.theFileChangesNothing': undefined
  'admin.product-imports.theFileCouldNotBe': { title: string }
  'admin.product-imports.theHeadingsAreNotThose': undefined
  'admin.product-imports.toChange': undefined
  'admin.product-imports.twoColumnsAreValue': { value: string }
  'admin.product-imports.unchanged': undefined
  'admin.product-imports.undoImport': undefined
  'admin.product-imports.undoThisImport': undefined
  'admin.product-imports.undoing': undefined
  'admin.product-imports.undoingTheImport': undefined
  'admin.product-imports.undone': undefined
  'admin.product-imports.what': undefined
  'admin.product-imports.whichColumnIsWhat': undefined
  'admin.product-imports.whichProducts': undefined
  'admin.product-imports.withoutAHeading': undefined
  'admin.product-imports.wooCommerceExport': undefined
  'admin.product-imports.youCanLeaveThisPage': undefined
  'admin.product.aBarcode': undefined
  'admin.product.aBrand': undefined
  'admin.product.aChoice': undefined
  'admin.product.aCopyOfNameWithout': { name: string }
  'admin.product.aDescription': undefined
  'admin.product.aName': undefined
  'admin.product.aPreOrderText': undefined
  'admin.product.aProductHasAtMost': { MAX_OPTIONS: number }
  'admin.product.aProductHasAtMost2': { MAX_MODIFIERS: number }
  'admin.product.aRibbon': undefined
  'admin.product.aTextHasAtMost': undefined
  'admin.product.aTitle': undefined
  'admin.product.aWordOnThePicture': undefined
  'admin.product.add': undefined
  'admin.product.addAChoice': undefined
  'admin.product.addAModifier': undefined
  'admin.product.addASection': undefined
  'admin.product.addAnInfoSection': undefined
  'admin.product.addAnOption': undefined
  'admin.product.addAtLeastOneChoice': undefined
  'admin.product.addFromAWebAddress': undefined
  'admin.product.addMedia': undefined
  'admin.product.addedPrice': undefined
  'admin.product.addedPriceOfChoiceValue': { of: string; value: number }
  'admin.product.address': undefined
  'admin.product.ahead': undefined
  'admin.product.ahead2': undefined
  'admin.product.alternativeText': undefined
  'admin.product.amountOfThePricePer': undefined
  'admin.product.anAddress': undefined
  'admin.product.anAlternativeText': undefined
  'admin.product.anOption': undefined
  'admin.product.andValueMore': { value: number }
  'admin.product.answeredWith': undefined
  'admin.product.archive': undefined
  'admin.product.archives': undefined
  'admin.product.atLeastOneCombinationMust': undefined
  'admin.product.atMost': undefined
  'admin.product.atMostMAXVARIANTSCombinations': { MAX_VARIANTS: number }
  'admin.product.atMostMost': { most: number }
  'admin.product.audio': undefined
  'admin.product.audioFiles': undefined
  'admin.product.backToTheProduct': undefined
  'admin.product.barcode': undefined
  'admin.product.basics': undefined
  'admin.product.brand': undefined
  'admin.product.brandAndRibbons': undefined
  'admin.product.buyersCanOrderItWhile': undefined
  'admin.product.change': undefined
  'admin.product.choiceValueOfOf': { of: string; value: number }
  'admin.product.choices': undefined
  'admin.product.choicesOfTitle': { title: string }
  'admin.product.chooseAFileForSale': undefined
  'admin.product.chooseAPicture': undefined
  'admin.product.chooseAPictureForEach': undefined
  'admin.product.chooseFile': undefined
  'admin.product.chooseMedium': { kind: string }
  'admin.product.chooseOtherMedia': undefined
  'admin.product.choosePictures': undefined
  'admin.product.collections': undefined
  'admin.product.colour': undefined
  'admin.product.colourOfChoiceValueOf': { of: string; value: number }
  'admin.product.coloursAndPictures': undefined
  'admin.product.combination': undefined
  'admin.product.compareAtPrice': undefined
  'admin.product.contents': undefined
  'admin.product.contentsOfOneItem': undefined
  'admin.product.cost': undefined
  'admin.product.countOfLengthCombinationsExist': { count: number; length: number }
  'admin.product.countTheStock': undefined
  'admin.product.createASection': undefined
  'admin.product.deleteName': { name: string }
  'admin.product.deleteProduct': undefined
  'admin.product.deposit': undefined
  'admin.product.depositAll': undefined
  'admin.product.depositAmount': undefined
  'admin.product.depositAmountFault': undefined
  'admin.product.depositKind': undefined
  'admin.product.depositLead': undefined
  'admin.product.depositOfUnit': undefined
  'admin.product.depositPercentage': undefined
  'admin.product.depositPercentageFault': undefined
  'admin.product.depositSave': undefined
  'admin.product.depositSaved': undefined
  'admin.product.depositShare': undefined
  'admin.product.describesThePictureForPeople': undefined
  'admin.product.description': undefined
  'admin.product.detectTheKind': undefined
  'admin.product.discard': undefined
  'admin.product.document': undefined
  'admin.product.documents': undefined
  'admin.product.download': undefined
  'admin.product.draftSavedTime': { time: string }
  'admin.product.duplicate': undefined
  'admin.product.eachSaleReducesTheStock': undefined
  'admin.product.editCalled': { called: string }
  'admin.product.empty': undefined
  'admin.product.engraving': undefined
  'admin.product.enlargeTheTable': undefined
  'admin.product.enterAName': undefined
  'admin.product.enterANameSuchAs': undefined
  'admin.product.enterANameSuchAs2': undefined
  'admin.product.enterANumberSuchAs': undefined
  'admin.product.enterANumberUpTo': { value: string; value2: string }
  'admin.product.enterAPriceSuchAs': { example: string }
  'admin.product.enterAWholeNumber0': undefined
  'admin.product.enterAnAddressThatStarts': undefined
  'admin.product.enterAnAmountSuchAs': { example: string }
  'admin.product.enterAtMostMostCharacters': { most: number }
  'admin.product.enterShownHiddenOrNot': undefined
  'admin.product.enterYesOrNo': undefined
  'admin.product.everyoneCanSeeItOnly': undefined
  'admin.product.file': undefined
  'admin.product.files': undefined
  'admin.product.findACollection': undefined
  'admin.product.fixRowsCombinations': { rows: number }
  'admin.product.fixTheMarkedFields': undefined
  'admin.product.groupIsGone': undefined
  'admin.product.hidden': undefined
  'admin.product.hiddenProductsHaveNoPage': undefined
  'admin.product.hiddenProductsKeepTheirOrders': undefined
  'admin.product.hideCombinationsThatDoNot': undefined
  'admin.product.holdsUnit': { unit: string }
  'admin.product.https': undefined
  'admin.product.inStock': undefined
  'admin.product.inTheShop': undefined
  'admin.product.infoSections': undefined
  'admin.product.itsVariantsAndStockAre': undefined
  'admin.product.kg': undefined
  'admin.product.kind': undefined
  'admin.product.kindOfMedia': undefined
  'admin.product.labelOfLabel2': { label: string; label2: string }
  'admin.product.lengthCollections': { length: number }
  'admin.product.lengthFiles': { length: number }
  'admin.product.letters': undefined
  'admin.product.lookOfChoiceValueOf': { of: string; value: number }
  'admin.product.lowerCaseLettersDigitsAnd': undefined
  'admin.product.main': undefined
  'admin.product.mainCollection': undefined
  'admin.product.marginShare': { share: string }
  'admin.product.maximumCharacters': undefined
  'admin.product.media': undefined
  'admin.product.minimumCharacters': undefined
  'admin.product.modifier': undefined
  'admin.product.modifierValue': { value: number }
  'admin.product.modifiers': undefined
  'admin.product.moreActions': undefined
  'admin.product.moreRibbons': undefined
  'admin.product.moss': undefined
  'admin.product.moveCalledEarlier': { called: string }
  'admin.product.moveCalledLater': { called: string }
  'admin.product.moveChoiceValueOfOf': { of: string; value: number }
  'admin.product.moveChoiceValueOfOf2': { of: string; value: number }
  'admin.product.moveOptionTitleDown': { title: string }
  'admin.product.moveOptionTitleUp': { title: string }
  'admin.product.moveTitleDown': { title: string }
  'admin.product.moveTitleUp': { title: string }
  'admin.product.name': undefined
  'admin.product.nameDeleted': { name: string }
  'admin.product.nameOfTheProduct': undefined
  'admin.product.newProduct': undefined
  'admin.product.no': undefined
  'admin.product.noCollectionMatches': undefined
  'admin.product.noFileYet': undefined
  'admin.product.none': undefined
  'admin.product.notAvailable': undefined
  'admin.product.notInTheLibrary': undefined
  'admin.product.oneFileForAll': undefined
  'admin.product.onlyPartOfTheProduct': undefined
  'admin.product.onlyStaffCanSeeThem': undefined
  'admin.product.openInTheLibrary': undefined
  'admin.product.option': undefined
  'admin.product.optionValue': { value: number }
  'admin.product.options': undefined
  'admin.product.optionsAndVariants': undefined
  'admin.product.orDropFilesHere': undefined
  'admin.product.otherProductsShareThisChoice': undefined
  'admin.product.physicalGoods': undefined
  'admin.product.picture': undefined
  'admin.product.pictureOfChoiceValueOf': { of: string; value: number }
  'admin.product.pictures': undefined
  'admin.product.picturesOfChoiceValueOf': { length: number; of: string; value: number }
  'admin.product.preOrder': undefined
  'admin.product.preOrderLimit': undefined
  'admin.product.preOrderText': undefined
  'admin.product.price': undefined
  'admin.product.pricePer': undefined
  'admin.product.privateTags': undefined
  'admin.product.productCreated': undefined
  'admin.product.productSaved': undefined
  'admin.product.products': undefined
  'admin.product.question': undefined
  'admin.product.removeCalled': { called: string }
  'admin.product.removeChoiceValueOfOf': { of: string; value: number }
  'admin.product.removeModifierTitle': { title: string }
  'admin.product.removeName': { name: string }
  'admin.product.removeOptionTitle': { title: string }
  'admin.product.removeTitle': { title: string }
  'admin.product.required': undefined
  'admin.product.restoreChanges': undefined
  'admin.product.ribbon': undefined
  'admin.product.sKU': undefined
  'admin.product.saveText': undefined
  'admin.product.searchDescription': undefined
  'admin.product.searchEngines': undefined
  'admin.product.searchTitle': undefined
  'admin.product.secondColourOfChoiceValue': { of: string; value: number }
  'admin.product.sellAtTheTill': undefined
  'admin.product.sellToMembersOnly': undefined
  'admin.product.setTheFocalPoint': undefined
  'admin.product.shipsInMay': undefined
  'admin.product.showInTheShop': undefined
  'admin.product.shown': undefined
  'admin.product.shownAs': undefined
  'admin.product.shownStruckThroughForSales': undefined
  'admin.product.size': undefined
  'admin.product.sliceCopy': { slice: string }
  'admin.product.small': undefined
  'admin.product.someCollectionsUnchanged': undefined
  'admin.product.somebodyElseChangedThisProduct': undefined
  'admin.product.standardTax': undefined
  'admin.product.stock': undefined
  'admin.product.suchAsPer1Kg': undefined
  'admin.product.tags': undefined
  'admin.product.takePreOrders': undefined
  'admin.product.taxGroup': undefined
  'admin.product.taxGroupHelp': undefined
  'admin.product.text': undefined
  'admin.product.textForBuyers': undefined
  'admin.product.theAddressOfAShownKinds': undefined
  'admin.product.theCollectionsCouldNotBe': undefined
  'admin.product.theCompareAtPriceIs': undefined
  'admin.product.theMaximumIsBelowThe': undefined
  'admin.product.theOldAddressStoredKeeps': { stored: string }
  'admin.product.thePriceOfEachCombination': undefined
  'admin.product.theProductWasCreatedBut': { title: string }
  'admin.product.theStartOfTheDescription': undefined
  'admin.product.theUnitsOfEachCombination': undefined
  'admin.product.thereAreNoCollectionsYet': undefined
  'admin.product.theseChoicesMakeCountCombinations': { MAX_VARIANTS: number; count: number }
  'admin.product.thisCannotBeChangedLater': undefined
  'admin.product.thisFileIsNotIn': undefined
  'admin.product.title': undefined
  'admin.product.twoChoicesHaveTheSame': undefined
  'admin.product.twoColours': undefined
  'admin.product.twoWhatHaveTheSame': { what: string }
  'admin.product.typedIsCreatedWhenYou': { typed: string }
  'admin.product.unit': undefined
  'admin.product.unitOfThePricePer': undefined
  'admin.product.unitsInStock': undefined
  'admin.product.unsavedChanges': undefined
  'admin.product.useLowerCaseLettersDigits': undefined
  'admin.product.usedInTheBreadcrumbsOf': undefined
  'admin.product.variants': undefined
  'admin.product.video': undefined
  'admin.product.videos': undefined
  'admin.product.viewInTheShop': undefined
  'admin.product.visibility': undefined
  'admin.product.visible': undefined
  'admin.product.weight': undefined
  'admin.product.weightKg': undefined
  'admin.product.whatIsSold': undefined
  'admin.product.whatTheBuyerAddsSuch': undefined
  'admin.product.whatTheBuyerChoosesSuch': undefined
  'admin.product.whatYouPayBuyersNever': undefined
  'admin.product.words': undefined
  'admin.product.yes': undefined
  'admin.product.youHaveUnsavedChangesFrom': { dateTime: string }
  'admin.product.yourOwnItemNumber': undefined
  'admin.products.aProduct': undefined
  'admin.products.addProducts': undefined
  'admin.products.addProductsToACollection': { products: string }
  'admin.products.addTags': undefined
  'admin.products.addTagsToProducts': { products: string }
  'admin.products.addToACollection': undefined
  'admin.products.all': undefined
  'admin.products.amount': undefined
  'admin.products.andValueMore': { value: number }
  'admin.products.any': undefined
  'admin.products.brand': undefined
  'admin.products.brandIsNamed': { named: string }
  'admin.products.byAPercentage': undefined
  'admin.products.byAnAmount': undefined
  'admin.products.cancel': undefined
  'admin.products.changePrices': undefined
  'admin.products.changeThePricesOfCount': { count: number }
  'admin.products.choose': undefined
  'admin.products.chooseACollectionFirst': undefined
  'admin.products.collection': undefined
  'admin.products.countChanged': { count: number }
  'admin.products.countDeleted': { count: number }
  'admin.products.countHidden': { count: number }
  'admin.products.countRestored': { count: number }
  'admin.products.countShown': { count: number }
  'admin.products.delete': undefined
  'admin.products.deleteCounted': { counted: string }
  'admin.products.deleteCounted2': { counted: string }
  'admin.products.endsTheSaleTheCompare': undefined
  'admin.products.enter0OrMore': undefined
  'admin.products.enterANumberFrom100': undefined
  'admin.products.enterATagFirst': undefined
  'admin.products.enterAnAmountSuchAs': { example: string }
  'admin.products.everythingAsAFairgroundFile': undefined
  'admin.products.export': undefined
  'admin.products.filesToDownload': undefined
  'admin.products.filter': undefined
  'admin.products.filterProducts': undefined
  'admin.products.forShopify': undefined
  'admin.products.forWooCommerce': undefined
  'admin.products.fromPrice': { price: string }
  'admin.products.goods': undefined
  'admin.products.hidden': undefined
  'admin.products.hide': undefined
  'admin.products.how': undefined
  'admin.products.import': undefined
  'admin.products.inNamed': { named: string }
  'admin.products.inStock': undefined
  'admin.products.itWasRefused': undefined
  'admin.products.kind': undefined
  'admin.products.kindIs': { kind: string }
  'admin.products.lastChange': undefined
  'admin.products.matchesQ': { q: string }
  'admin.products.moneyToMoney2': { money: string; money2: string }
  'admin.products.more': undefined
  'admin.products.nameSKUOrBrand': undefined
  'admin.products.newProduct': undefined
  'admin.products.noItems': undefined
  'admin.products.noProductMatches': undefined
  'admin.products.noProductMatchesTheFilters': undefined
  'admin.products.noProductsYet': undefined
  'admin.products.noRounding': undefined
  'admin.products.notPossible': undefined
  'admin.products.nothingInValueMatchesQ': { q: string; value: string }
  'admin.products.now': undefined
  'admin.products.numberOfNumber2': { number: string; number2: string }
  'admin.products.onSale': undefined
  'admin.products.onePriceForAll': undefined
  'admin.products.percentage': undefined
  'admin.products.preOrder': undefined
  'admin.products.pressEnterOrTypeA': undefined
  'admin.products.preview': undefined
  'admin.products.priceChangedSince': undefined
  'admin.products.priceCurrency': { currency: string }
  'admin.products.priceFrom': undefined
  'admin.products.priceFromMoney': { money: string }
  'admin.products.priceTo': undefined
  'admin.products.priceToMoney': { money: string }
  'admin.products.product': undefined
  'admin.products.productViews': undefined
  'admin.products.products': undefined
  'admin.products.reasonsAndMore': { more: number; reasons: string }
  'admin.products.removeFromACollection': undefined
  'admin.products.removeProducts': undefined
  'admin.products.ribbon': undefined
  'admin.products.ribbonIsNamed': { named: string }
  'admin.products.roundTo': undefined
  'admin.products.showAllProducts': undefined
  'admin.products.showInTheShop': undefined
  'admin.products.showProducts': undefined
  'admin.products.soldOut': undefined
  'admin.products.someNotChanged': { done: string; failed: number; reasons: string }
  'admin.products.someSoldOut': undefined
  'admin.products.stock': undefined
  'admin.products.stockIs': { state: string }
  'admin.products.tags': undefined
  'admin.products.takeProductsOutOfA': { products: string }
  'admin.products.theCollectionsCouldNotBe': undefined
  'admin.products.theFileCouldNotBe': { title: string }
  'admin.products.theFirstMOSTAreSelected': { MOST: number }
  'admin.products.theirVariantsAndStockAre': undefined
  'admin.products.then': undefined
  'admin.products.toTheNearestPriceWith': undefined
  'admin.products.undo': undefined
  'admin.products.useAMinusToLower': undefined
  'admin.products.variants': undefined
  'admin.products.visibility': undefined
  'admin.products.visible': undefined
  'admin.products.whatYouSellAppearsHere': undefined
  'admin.promotions.aDeletedCollection': undefined
  'admin.promotions.addACollection': undefined
  'admin.promotions.alsoInCollectionsInsideIt': undefined
  'admin.promotions.alternativeText': undefined
  'admin.promotions.anotherWebAddress': undefined
  'admin.promotions.choose': undefined
  'admin.promotions.chooseAPicture': undefined
  'admin.promotions.chooseAPictureALink': undefined
  'admin.promotions.collections': undefined
  'admin.promotions.createPromotion': undefined
  'admin.promotions.deleteName': { name: string }
  'admin.promotions.deletePromotion': undefined
  'admin.promotions.deletedCollection': undefined
  'admin.promotions.describesTheOfferForPeople': undefined
  'admin.promotions.edit': undefined
  'admin.promotions.editName': { name: string }
  'admin.promotions.enterAName': undefined
  'admin.promotions.https': undefined
  'admin.promotions.inNoCollection': undefined
  'admin.promotions.itIsNoLongerShown': undefined
  'admin.promotions.lengthPlaces': { length: number }
  'admin.promotions.link': undefined
  'admin.promotions.linksTo': undefined
  'admin.promotions.name': undefined
  'admin.promotions.namePlace': { name: string; position: number }
  'admin.promotions.newPromotion': undefined
  'admin.promotions.nothing': undefined
  'admin.promotions.off': undefined
  'admin.promotions.offNotShownAnywhere': undefined
  'admin.promotions.one': undefined
  'admin.promotions.onlyStaffCanSeeIt': undefined
  'admin.promotions.picture': undefined
  'admin.promotions.picturesWithALinkShown': undefined
  'admin.promotions.place': undefined
  'admin.promotions.placeInName': { name: string }
  'admin.promotions.places': undefined
  'admin.promotions.promotionCreated': undefined
  'admin.promotions.promotionDeleted': undefined
  'admin.promotions.promotionSaved': undefined
  'admin.promotions.promotions': undefined
  'admin.promotions.remove': undefined
  'admin.promotions.removeFromName': { name: string }
  'admin.promotions.savePromotion': undefined
  'admin.promotions.shown': undefined
  'admin.promotions.webAddress': undefined
  'admin.rich-text.addAColumn': undefined
  'admin.rich-text.addARow': undefined
  'admin.rich-text.addAnOption': undefined
  'admin.rich-text.addTheButton': undefined
  'admin.rich-text.addTheMap': undefined
  'admin.rich-text.addressOfTheButton': undefined
  'admin.rich-text.addressOfTheLink': undefined
  'admin.rich-text.addressOfThePlace': undefined
  'admin.rich-text.animation': undefined
  'admin.rich-text.audio': undefined
  'admin.rich-text.boldCtrlB': undefined
  'admin.rich-text.bullets': undefined
  'admin.rich-text.button': undefined
  'admin.rich-text.caption': undefined
  'admin.rich-text.card': undefined
  'admin.rich-text.checklist': undefined
  'admin.rich-text.chooseAFile': undefined
  'admin.rich-text.choosePictureOf': { number: number }
  'admin.rich-text.choosePictures': undefined
  'admin.rich-text.code': undefined
  'admin.rich-text.collapsiblePart': undefined
  'admin.rich-text.deleteName': { name: string }
  'admin.rich-text.deleteOption': { number: number }
  'admin.rich-text.deleteTheColumn': undefined
  'admin.rich-text.deleteTheRow': undefined
  'admin.rich-text.deleteTheTable': undefined
  'admin.rich-text.deleteVotes': undefined
  'admin.rich-text.deleteVotesForGood': undefined
  'admin.rich-text.dividingLine': undefined
  'admin.rich-text.embeddedPage': undefined
  'admin.rich-text.enterTheAddress': undefined
  'admin.rich-text.enterTheWordsOfThe': undefined
  'admin.rich-text.everybody': undefined
  'admin.rich-text.exampleComShopOrName': undefined
  'admin.rich-text.file': undefined
  'admin.rich-text.formatting': undefined
  'admin.rich-text.gallery': undefined
  'admin.rich-text.giveAWebAddressA': undefined
  'admin.rich-text.heading': undefined
  'admin.rich-text.insert': undefined
  'admin.rich-text.italicCtrlI': undefined
  'admin.rich-text.keepVotes': undefined
  'admin.rich-text.link': undefined
  'admin.rich-text.linkPreview': undefined
  'admin.rich-text.map': undefined
  'admin.rich-text.mayVote': undefined
  'admin.rich-text.membersAlone': undefined
  'admin.rich-text.mostOptions': undefined
  'admin.rich-text.nameOfThePlace': undefined
  'admin.rich-text.nameVoters': undefined
  'admin.rich-text.numbers': undefined
  'admin.rich-text.optionNumber': { number: number }
  'admin.rich-text.optionsBeside': undefined
  'admin.rich-text.partOfAnotherApp': undefined
  'admin.rich-text.picture': undefined
  'admin.rich-text.poll': undefined
  'admin.rich-text.productEventOrBooking': undefined
  'admin.rich-text.question': undefined
  'admin.rich-text.quote': undefined
  'admin.rich-text.redo': undefined
  'admin.rich-text.removeLink': undefined
  'admin.rich-text.removePictureOf': { number: number }
  'admin.rich-text.saveLink': undefined
  'admin.rich-text.seesTheResult': undefined
  'admin.rich-text.severalOptions': undefined
  'admin.rich-text.shape': undefined
  'admin.rich-text.shopAlone': undefined
  'admin.rich-text.showNumbers': undefined
  'admin.rich-text.smallerHeading': undefined
  'admin.rich-text.smallestHeading': undefined
  'admin.rich-text.smartBlock': undefined
  'admin.rich-text.strikeThrough': undefined
  'admin.rich-text.style': undefined
  'admin.rich-text.table': undefined
  'admin.rich-text.tableOfContents': undefined
  'admin.rich-text.text': undefined
  'admin.rich-text.textThatOpens': undefined
  'admin.rich-text.titleOfThePart': undefined
  'admin.rich-text.underlineCtrlU': undefined
  'admin.rich-text.undo': undefined
  'admin.rich-text.video': undefined
  'admin.rich-text.votersAlone': undefined
  'admin.rich-text.votes': { votes: number }
  'admin.rich-text.whatThePictureShows': undefined
  'admin.rich-text.wordsOfTheButton': undefined
  'admin.seat-plans.add': undefined
  'admin.seat-plans.addArea': undefined
  'admin.seat-plans.addRows': undefined
  'admin.seat-plans.addSection': undefined
  'admin.seat-plans.addTable': undefined
  'admin.seat-plans.atTable': { element: string; seat: string; section: string }
  'admin.seat-plans.blank': undefined
  'admin.seat-plans.capacity': undefined
  'admin.seat-plans.changeName': { name: string }
  'admin.seat-plans.chooseAPart': undefined
  'admin.seat-plans.delete': undefined
  'admin.seat-plans.deleteHelp': undefined
  'admin.seat-plans.deletePlan': undefined
  'admin.seat-plans.deleteTitle': { name: string }
  'admin.seat-plans.deleted': undefined
  'admin.seat-plans.empty': undefined
  'admin.seat-plans.enterAName': undefined
  'admin.seat-plans.enterANumber': { most: number }
  'admin.seat-plans.faultsFirst': undefined
  'admin.seat-plans.file': undefined
  'admin.seat-plans.fileHelp': undefined
  'admin.seat-plans.fileTooLarge': undefined
  'admin.seat-plans.firstRow': undefined
  'admin.seat-plans.firstSeat': undefined
  'admin.seat-plans.forWheelchairs': undefined
  'admin.seat-plans.height': undefined
  'admin.seat-plans.howManyRows': undefined
  'admin.seat-plans.howManySeats': undefined
  'admin.seat-plans.idTaken': undefined
  'admin.seat-plans.inArea': { element: string; section: string }
  'admin.seat-plans.inRow': { element: string; seat: string; section: string }
  'admin.seat-plans.labelOf': { label: string }
  'admin.seat-plans.labelTaken': undefined
  'admin.seat-plans.lead': undefined
  'admin.seat-plans.letterOrNumber': undefined
  'admin.seat-plans.make': undefined
  'admin.seat-plans.map': undefined
  'admin.seat-plans.move': undefined
  'admin.seat-plans.moveDown': undefined
  'admin.seat-plans.moveLeft': undefined
  'admin.seat-plans.moveRight': undefined
  'admin.seat-plans.moveUp': undefined
  'admin.seat-plans.name': undefined
  'admin.seat-plans.newPlan': undefined
  'admin.seat-plans.noCapacity': undefined
  'admin.seat-plans.noSeats': undefined
  'admin.seat-plans.notFitting': undefined
  'admin.seat-plans.nothingChanged': undefined
  'admin.seat-plans.nothingToSell': undefined
  'admin.seat-plans.nothingToUndo': undefined
  'admin.seat-plans.outline': undefined
  'admin.seat-plans.part': undefined
  'admin.seat-plans.partOf': { count: number; part: string }
  'admin.seat-plans.plans': undefined
  'admin.seat-plans.readAgain': undefined
  'admin.seat-plans.remove': { name: string }
  'admin.seat-plans.removeSection': undefined
  'admin.seat-plans.row': { label: string }
  'admin.seat-plans.save': undefined
  'admin.seat-plans.saved': undefined
  'admin.seat-plans.seats': undefined
  'admin.seat-plans.sectionFirst': undefined
  'admin.seat-plans.sizes': { capacity: number; seats: number }
  'admin.seat-plans.stalls': undefined
  'admin.seat-plans.table': { label: string }
  'admin.seat-plans.tooManyPeople': undefined
  'admin.seat-plans.tooManySeats': undefined
  'admin.seat-plans.undo': undefined
  'admin.seat-plans.unnamed': undefined
  'admin.seat-plans.width': undefined
  'admin.session.ifVariablesBelongsToA': { next: string; variables: string }
  'admin.session.openItInThisBrowser': undefined
  'admin.session.openItInThisBrowser2': undefined
  'admin.session.sendASignInLink': undefined
  'admin.session.signInAgain': undefined
  'admin.session.yourEmailAddress': undefined
  'admin.session.yourRoleRoleNameDoesNot': { permissionName: string; roleName: string }
  'admin.session.yourSessionEndedEverythingYou': undefined
  'admin.settings.aName': undefined
  'admin.settings.aPIKeys': undefined
  'admin.settings.aPIKeysAppsAndUsers': undefined
  'admin.settings.aWayToPayOfYours': undefined
  'admin.settings.accent': undefined
  'admin.settings.accentHelp': undefined
  'admin.settings.accountTakesNone': { name: string }
  'admin.settings.accountTakesPayments': { name: string }
  'admin.settings.addCurrency': undefined
  'admin.settings.addMenuLink': undefined
  'admin.settings.addSocialLink': undefined
  'admin.settings.addWayToPay': undefined
  'admin.settings.addressHelp': undefined
  'admin.settings.addressLine2': undefined
  'admin.settings.addressOfBusiness': undefined
  'admin.settings.alignCenter': undefined
  'admin.settings.alignSide': undefined
  'admin.settings.alignment': undefined
  'admin.settings.allUsers': undefined
  'admin.settings.allowedOrigins': undefined
  'admin.settings.alsoBy': { host: string }
  'admin.settings.alternativeText': undefined
  'admin.settings.anOrderThatIsNot': undefined
  'admin.settings.anotherRoleHasThisName': undefined
  'admin.settings.anyoneCanPayWithoutMoney': undefined
  'admin.settings.apiKeys': undefined
  'admin.settings.appDeleted': undefined
  'admin.settings.appRegistered': undefined
  'admin.settings.appSaved': undefined
  'admin.settings.approveNewMembers': undefined
  'admin.settings.approveNewMembersManually': undefined
  'admin.settings.apps': undefined
  'admin.settings.area': undefined
  'admin.settings.askAgreement': undefined
  'admin.settings.askAgreementHelp': undefined
  'admin.settings.askSubscription': undefined
  'admin.settings.assignTheRoleUnderUsers': undefined
  'admin.settings.auditLog': undefined
  'admin.settings.belowLeastAmount': undefined
  'admin.settings.billAddress': undefined
  'admin.settings.billAll': undefined
  'admin.settings.billMinimum': undefined
  'admin.settings.builtIn': undefined
  'admin.settings.builtInRoles': undefined
  'admin.settings.businessField': undefined
  'admin.settings.businessLead': undefined
  'admin.settings.businessName': undefined
  'admin.settings.businessNameHelp': undefined
  'admin.settings.businessPage': undefined
  'admin.settings.buyersMayPayInPerson': undefined
  'admin.settings.buyersMayTip': undefined
  'admin.settings.buyersPayWithThisProvider': undefined
  'admin.settings.buyersPayWithThisProvider2': { messagesUrl: string }
  'admin.settings.buyersSeePricesInCurrency': { currency: string }
  'admin.settings.byBankTransferInCash': undefined
  'admin.settings.canChange': undefined
  'admin.settings.canView': undefined
  'admin.settings.cancellationHours': undefined
  'admin.settings.cancellationOff': undefined
  'admin.settings.cancellationPercent': undefined
  'admin.settings.cancellationTerms': { hours: number; percent: string }
  'admin.settings.cartsAndCheckouts': undefined
  'admin.settings.change': undefined
  'admin.settings.changeEmail': { email: string }
  'admin.settings.changeLimitsOf': { title: string }
  'admin.settings.changeName': { name: string }
  'admin.settings.changeRefunds': undefined
  'admin.settings.changeRole': undefined
  'admin.settings.changeTerms': { hours: number }
  'admin.settings.changeTermsCheaper': { terms: string }
  'admin.settings.changeTermsDates': { hours: number }
  'admin.settings.changeTermsDearer': { terms: string }
  'admin.settings.changeTermsRefunds': { terms: string }
  'admin.settings.changeTermsTimes': { terms: string; times: number }
  'admin.settings.changeTheRateOfCode': { code: string }
  'admin.settings.changeToCheaper': undefined
  'admin.settings.changeToCheaperHelp': undefined
  'admin.settings.changeToDearer': undefined
  'admin.settings.changeToDearerHelp': undefined
  'admin.settings.changeToOtherDates': undefined
  'admin.settings.changeWayToPay': { title: string }
  'admin.settings.changesPerTicket': undefined
  'admin.settings.changesPerTicketHelp': undefined
  'admin.settings.changesToUsersMembersSettings': undefined
  'admin.settings.checkoutAsks': undefined
  'admin.settings.checkoutColors': undefined
  'admin.settings.checkoutColorsLead': undefined
  'admin.settings.checkoutHead': undefined
  'admin.settings.checkoutHeadLead': undefined
  'admin.settings.checkoutLinks': undefined
  'admin.settings.checkoutLookField': undefined
  'admin.settings.checkoutPolicies': undefined
  'admin.settings.checkoutPoliciesLead': undefined
  'admin.settings.checkoutSaved': undefined
  'admin.settings.checkoutText': undefined
  'admin.settings.checkoutTextHelp': undefined
  'admin.settings.checkoutWords': undefined
  'admin.settings.checkoutWordsLead': undefined
  'admin.settings.checksGuestsInSeesEvents': undefined
  'admin.settings.chooseACurrency': undefined
  'admin.settings.chooseATimeZone': undefined
  'admin.settings.chooseAtLeastOnePermission': undefined
  'admin.settings.chooseColorOf': { label: string }
  'admin.settings.city': undefined
  'admin.settings.clock': undefined
  'admin.settings.comparison': undefined
  'admin.settings.comparisonLead': undefined
  'admin.settings.confirmEmailAddresses': undefined
  'admin.settings.contactEmail': undefined
  'admin.settings.copyItNowAndStore': undefined
  'admin.settings.copyTheClientIDOf': { name: string }
  'admin.settings.copyTheKey': undefined
  'admin.settings.cornerRadius': undefined
  'admin.settings.countItTheyGetThe': { count: string }
  'admin.settings.country': undefined
  'admin.settings.createAPIKey': undefined
  'admin.settings.createARole': undefined
  'admin.settings.createAnAPIKey': undefined
  'admin.settings.createKey': undefined
  'admin.settings.created': undefined
  'admin.settings.creditNotePrefix': undefined
  'admin.settings.currencies': undefined
  'admin.settings.currenciesSaved': undefined
  'admin.settings.currency': undefined
  'admin.settings.currencyIsFixed': { currency: string }
  'admin.settings.daysToPayInPerson': undefined
  'admin.settings.daysToPayInPerson2': undefined
  'admin.settings.deleteApp': undefined
  'admin.settings.deleteName': { name: string }
  'admin.settings.deleteRole': undefined
  'admin.settings.deleteTheRoleName': { name: string }
  'admin.settings.delivery': undefined
  'admin.settings.details': undefined
  'admin.settings.disconnectAccount': undefined
  'admin.settings.disconnectExternalAccount': undefined
  'admin.settings.disconnectTheExternalAccountOf': { name: string }
  'admin.settings.distanceSalesTax': undefined
  'admin.settings.distanceSalesTaxHelp': undefined
  'admin.settings.distanceUnitField': undefined
  'admin.settings.distances': undefined
  'admin.settings.documentNumbers': undefined
  'admin.settings.documentNumbersLead': undefined
  'admin.settings.documentNumbersSaved': undefined
  'admin.settings.edit': undefined
  'admin.settings.editApp': undefined
  'admin.settings.editName': { name: string }
  'admin.settings.editWayToPay': undefined
  'admin.settings.email': undefined
  'admin.settings.emailIsSignedOutAt': { email: string }
  'admin.settings.emailTexts': undefined
  'admin.settings.emails': undefined
  'admin.settings.enter0ForNoFee': undefined
  'admin.settings.enterABusinessName': undefined
  'admin.settings.enterAColor': undefined
  'admin.settings.enterAName': undefined
  'admin.settings.enterANumberAbove0': undefined
  'admin.settings.enterAPercentage': undefined
  'admin.settings.enterAPercentageBelow100': undefined
  'admin.settings.enterATip': undefined
  'admin.settings.enterAWholeNumberOf': undefined
  'admin.settings.enterAnAmount': undefined
  'admin.settings.enterAnEmail': undefined
  'admin.settings.enterChanges': undefined
  'admin.settings.enterHours': undefined
  'admin.settings.enterInvoiceNumber': undefined
  'admin.settings.enterKeys': undefined
  'admin.settings.enterLinkAddress': undefined
  'admin.settings.enterLinkTitle': undefined
  'admin.settings.enterLiveKeys': undefined
  'admin.settings.enterMinutes1': undefined
  'admin.settings.enterMinutes5': undefined
  'admin.settings.enterPageOrWebAddress': undefined
  'admin.settings.enterPercent': undefined
  'admin.settings.enterRounding': undefined
  'admin.settings.enterTestKeys': undefined
  'admin.settings.enterThisKey': undefined
  'admin.settings.enterWebAddress': undefined
  'admin.settings.euSales': undefined
  'admin.settings.euSalesLead': undefined
  'admin.settings.eventsAndTickets': undefined
  'admin.settings.eventsSchedulesTicketKinds': undefined
  'admin.settings.eventsTicketsAndGuestsSees': undefined
  'admin.settings.everyCountry': undefined
  'admin.settings.everything': undefined
  'admin.settings.everythingIncludingUsers': undefined
  'admin.settings.exemptBuyers': undefined
  'admin.settings.externalAccountDisconnected': undefined
  'admin.settings.fileName': undefined
  'admin.settings.files': undefined
  'admin.settings.filter': undefined
  'admin.settings.findASetting': undefined
  'admin.settings.focalPoint': undefined
  'admin.settings.folder': undefined
  'admin.settings.footBackground': undefined
  'admin.settings.footDivider': undefined
  'admin.settings.footerText': undefined
  'admin.settings.forDays': { count: number }
  'admin.settings.forSale': undefined
  'admin.settings.forTryingTheShopOut': undefined
  'admin.settings.formBackground': undefined
  'admin.settings.formatsOf': undefined
  'admin.settings.formerAccount': { left: string; publicKey: string; until: string }
  'admin.settings.freePlacesGoToThe': undefined
  'admin.settings.giftCards': undefined
  'admin.settings.goodsAndTickets': undefined
  'admin.settings.goodsOnly': undefined
  'admin.settings.greatestAmount': undefined
  'admin.settings.guestListsTicketsTheDoor': undefined
  'admin.settings.guestsAndCheckIn': undefined
  'admin.settings.headBackground': undefined
  'admin.settings.headDivider': undefined
  'admin.settings.headText': undefined
  'admin.settings.heroPicture': undefined
  'admin.settings.heroPictureHelp': undefined
  'admin.settings.heroText': undefined
  'admin.settings.heroTitle': undefined
  'admin.settings.holdTimes': undefined
  'admin.settings.howBuyersPayAndHow': undefined
  'admin.settings.howItWorks': undefined
  'admin.settings.httpsShopExample': undefined
  'admin.settings.httpsShopExampleLoginCallback': undefined
  'admin.settings.iHaveCopiedIt': undefined
  'admin.settings.icon': undefined
  'admin.settings.iconHelp': undefined
  'admin.settings.identity': undefined
  'admin.settings.instructions': undefined
  'admin.settings.instructionsHelp': undefined
  'admin.settings.invitationSent': undefined
  'admin.settings.inviteAUser': undefined
  'admin.settings.inviteUser': undefined
  'admin.settings.invited': undefined
  'admin.settings.invoiceNote': undefined
  'admin.settings.invoiceNoteHelp': undefined
  'admin.settings.invoicePrefix': undefined
  'admin.settings.invoiceWhenPaid': undefined
  'admin.settings.invoiceWithOrder': undefined
  'admin.settings.invoiceWithOrderHelp': undefined
  'admin.settings.invoices': undefined
  'admin.settings.invoicesLead': undefined
  'admin.settings.invoicesSaved': undefined
  'admin.settings.isFirst': undefined
  'admin.settings.itTakesEffectAtOnce': undefined
  'admin.settings.itsVisitorsAndMembersAre': undefined
  'admin.settings.keyRevoked': undefined
  'admin.settings.keysAreStored': { end: string; publicKey: string }
  'admin.settings.keysDoNotOpen': { publicKey: string }
  'admin.settings.keysForScriptsTillsAnd': undefined
  'admin.settings.keysOf': { title: string }
  'admin.settings.keysRemoved': undefined
  'admin.settings.keysSaved': undefined
  'admin.settings.kilograms': undefined
  'admin.settings.kilometres': undefined
  'admin.settings.labelNone': { label: string }
  'admin.settings.language': undefined
  'admin.settings.languageAndZone': undefined
  'admin.settings.languageHelp': undefined
  'admin.settings.languages': undefined
  'admin.settings.languagesOfTheShop': undefined
  'admin.settings.languagesSaved': undefined
  'admin.settings.lastChange': undefined
  'admin.settings.lastSignedIn': undefined
  'admin.settings.lastUsed': undefined
  'admin.settings.leastAmount': undefined
  'admin.settings.legalName': undefined
  'admin.settings.legalNameHelp': undefined
  'admin.settings.lengthEntries': { length: number }
  'admin.settings.lengthSettingsFound': { length: number }
  'admin.settings.limitCountCountries': { count: number }
  'admin.settings.limitCountries': undefined
  'admin.settings.limitDeliveries': undefined
  'admin.settings.limitDownloads': undefined
  'admin.settings.limitFrom': { amount: string }
  'admin.settings.limitGoods': undefined
  'admin.settings.limitItems': undefined
  'admin.settings.limitNoDelivery': undefined
  'admin.settings.limitPickup': undefined
  'admin.settings.limitShipping': undefined
  'admin.settings.limitTickets': undefined
  'admin.settings.limitUpTo': { amount: string }
  'admin.settings.limitsHelp': undefined
  'admin.settings.limitsOf': { title: string }
  'admin.settings.linkAddress': { row: number }
  'admin.settings.linkTitle': { row: number }
  'admin.settings.localDelivery': undefined
  'admin.settings.localeField': undefined
  'admin.settings.locations': undefined
  'admin.settings.logo': undefined
  'admin.settings.logoAndColor': undefined
  'admin.settings.logoHelp': undefined
  'admin.settings.logoLarge': undefined
  'admin.settings.logoMedium': undefined
  'admin.settings.logoSize': undefined
  'admin.settings.logoSmall': undefined
  'admin.settings.lookField': undefined
  'admin.settings.lookLead': undefined
  'admin.settings.lookPage': undefined
  'admin.settings.lowContrast': { ratio: string }
  'admin.settings.lowContrastOnDark': { ratio: string }
  'admin.settings.lowContrastOnLight': { ratio: string }
  'admin.settings.lowStockThreshold': undefined
  'admin.settings.made': undefined
  'admin.settings.mailServer': undefined
  'admin.settings.mailbox': undefined
  'admin.settings.mainDivider': undefined
  'admin.settings.makeACopy': undefined
  'admin.settings.manualMethods': undefined
  'admin.settings.markedTip': undefined
  'admin.settings.members': undefined
  'admin.settings.menu': undefined
  'admin.settings.menuLead': undefined
  'admin.settings.messagesGoTo': undefined
  'admin.settings.messagesSecret': undefined
  'admin.settings.messagesSecretHelp': undefined
  'admin.settings.methodLimits': undefined
  'admin.settings.miles': undefined
  'admin.settings.money': undefined
  'admin.settings.moveUp': undefined
  'admin.settings.n1CurrencyIs': { currency: string }
  'admin.settings.n1CurrencyIsRateCode': { code: string; currency: string; rate: string }
  'admin.settings.name': undefined
  'admin.settings.namesPricesPicturesVisibility': undefined
  'admin.settings.neverUsed': undefined
  'admin.settings.newMembersEnterACode': undefined
  'admin.settings.newRole': undefined
  'admin.settings.nextInvoiceNumber': undefined
  'admin.settings.nextInvoiceNumberHelp': undefined
  'admin.settings.nightShift': undefined
  'admin.settings.noAPIKeys': undefined
  'admin.settings.noAccess': undefined
  'admin.settings.noEntriesYet': undefined
  'admin.settings.noInstructions': undefined
  'admin.settings.noMarkedTip': undefined
  'admin.settings.noMoneyMovesOfferedWhile': undefined
  'admin.settings.noOtherCurrencies': undefined
  'admin.settings.noSettingMatchesTryAnother': undefined
  'admin.settings.noWaysToPayOutside': undefined
  'admin.settings.nobody': undefined
  'admin.settings.nobodyHasIt': undefined
  'admin.settings.nobodyYetAssignItUnder': undefined
  'admin.settings.none': undefined
  'admin.settings.noneYetCreateOneWhen': undefined
  'admin.settings.nothing': undefined
  'admin.settings.off': undefined
  'admin.settings.offeredToMembers': { name: string }
  'admin.settings.offeredToStaff': { name: string }
  'admin.settings.offeredToStaffAndMembers': { name: string }
  'admin.settings.on': undefined
  'admin.settings.onePerLineSignIn': undefined
  'admin.settings.onePerLineWithoutA': undefined
  'admin.settings.oneSentence': undefined
  'admin.settings.openDifferences': undefined
  'admin.settings.orderPrefix': undefined
  'admin.settings.orderPrefixHelp': undefined
  'admin.settings.orders': undefined
  'admin.settings.ordersAndPayments': undefined
  'admin.settings.ordersKeepHowToPay': undefined
  'admin.settings.ordersLead': undefined
  'admin.settings.ordersPage': undefined
  'admin.settings.ordersPaymentsAndCartsSees': undefined
  'admin.settings.ordersPaymentsRefundsSalesFigures': undefined
  'admin.settings.origins': undefined
  'admin.settings.otherCurrencies': undefined
  'admin.settings.otherLanguages': undefined
  'admin.settings.ownTips': undefined
  'admin.settings.pagesBeginWithOne': { one: string }
  'admin.settings.payingInPerson': undefined
  'admin.settings.paymentMethods': undefined
  'admin.settings.paymentMethodsThatAreOff': undefined
  'admin.settings.payments': undefined
  'admin.settings.peopleWithThisRoleSee': { scopeWords: string }
  'admin.settings.permissions': undefined
  'admin.settings.permissionsByArea': undefined
  'admin.settings.phoneNumber': undefined
  'admin.settings.pickUp': undefined
  'admin.settings.placeOrderButton': undefined
  'admin.settings.pointFromLeftAndTop': { x: string; y: string }
  'admin.settings.policyContact': undefined
  'admin.settings.policyCustom': undefined
  'admin.settings.policyDigital': undefined
  'admin.settings.policyDigitalHelp': undefined
  'admin.settings.policyPrivacy': undefined
  'admin.settings.policyReturns': undefined
  'admin.settings.policyTerms': undefined
  'admin.settings.policyTitle': undefined
  'admin.settings.postalCode': undefined
  'admin.settings.pounds': undefined
  'admin.settings.prefixEndsInDigit': undefined
  'admin.settings.pricesIncludeTax': undefined
  'admin.settings.pricesIncludeTaxHelp': undefined
  'admin.settings.productsAndCollections': undefined
  'admin.settings.productsCollectionsAndStockSees': undefined
  'admin.settings.profilesApprovalBlockingBadges': undefined
  'admin.settings.programsThatUseItStop': undefined
  'admin.settings.programsUseAKeyTo': undefined
  'admin.settings.publicKey': undefined
  'admin.settings.publicKeyHelp': undefined
  'admin.settings.purposeOfBuiltInRolesCannot': { purposeOf: string }
  'admin.settings.quantitiesAndAdjustments': undefined
  'admin.settings.rateOfCode': { code: string }
  'admin.settings.rateOfField': { field: string }
  'admin.settings.read': undefined
  'admin.settings.readAndWrite': undefined
  'admin.settings.readShowsAnAreaIn': undefined
  'admin.settings.receiptPrefix': undefined
  'admin.settings.redirectAddresses': undefined
  'admin.settings.redirects': undefined
  'admin.settings.refundsAndChangesOfPermissions': undefined
  'admin.settings.regionLead': undefined
  'admin.settings.regionPage': undefined
  'admin.settings.registerAnApp': undefined
  'admin.settings.registerApp': undefined
  'admin.settings.remove': undefined
  'admin.settings.removeCode': { code: string }
  'admin.settings.removeKeys': undefined
  'admin.settings.removeKeysMeans': undefined
  'admin.settings.removeKeysOf': { title: string }
  'admin.settings.removeName': { name: string }
  'admin.settings.removeUser': undefined
  'admin.settings.removeWayToPay': { title: string }
  'admin.settings.replaceKeys': undefined
  'admin.settings.reservationMinutes': undefined
  'admin.settings.reservationMinutesField': undefined
  'admin.settings.reservationMinutesHelp': undefined
  'admin.settings.reserveEnd': undefined
  'admin.settings.reserveReleased': undefined
  'admin.settings.reserveTaken': undefined
  'admin.settings.reservedFor': undefined
  'admin.settings.reservedThenReleased': undefined
  'admin.settings.reservedThenTaken': undefined
  'admin.settings.reverseCharge': undefined
  'admin.settings.reverseChargeHelp': undefined
  'admin.settings.revoke': undefined
  'admin.settings.revokeKey': undefined
  'admin.settings.revokeName': { name: string }
  'admin.settings.revokeName2': { name: string }
  'admin.settings.role': undefined
  'admin.settings.roleChanged': undefined
  'admin.settings.roleCreated': undefined
  'admin.settings.roleDeleted': undefined
  'admin.settings.roleName': undefined
  'admin.settings.roleOfName': { name: string }
  'admin.settings.roleSaved': undefined
  'admin.settings.roles': undefined
  'admin.settings.rolesAndPermissions': undefined
  'admin.settings.save': undefined
  'admin.settings.saveApp': undefined
  'admin.settings.saveKeys': undefined
  'admin.settings.saveLimits': undefined
  'admin.settings.saveRate': undefined
  'admin.settings.saveWayToPay': undefined
  'admin.settings.saved': undefined
  'admin.settings.savedItAppliesToNew': undefined
  'admin.settings.secretKey': undefined
  'admin.settings.secretKeyHelp': undefined
  'admin.settings.seesEverythingButTheSettings': undefined
  'admin.settings.selectionColor': undefined
  'admin.settings.sellsField': undefined
  'admin.settings.sendInvitation': undefined
  'admin.settings.serviceFee': undefined
  'admin.settings.serviceFee2': undefined
  'admin.settings.serviceFeeSaved': undefined
  'admin.settings.settings': undefined
  'admin.settings.settingsFound': undefined
  'admin.settings.settingsSaved': undefined
  'admin.settings.settingsUsersAndKeys': undefined
  'admin.settings.sharedEqually': undefined
  'admin.settings.sharedInProportion': undefined
  'admin.settings.shippingRates': undefined
  'admin.settings.shopEventsOrdersAndMembers': undefined
  'admin.settings.shopStatus': undefined
  'admin.settings.shopTexts': undefined
  'admin.settings.shopTextsLead': undefined
  'admin.settings.showCheckoutLabel': undefined
  'admin.settings.showPolicy': undefined
  'admin.settings.signInProvider': undefined
  'admin.settings.signInProviders': undefined
  'admin.settings.signInWithOtherAccounts': undefined
  'admin.settings.signUp': undefined
  'admin.settings.siteCurrency': undefined
  'admin.settings.siteCurrencyHelp': undefined
  'admin.settings.socialLinks': undefined
  'admin.settings.socialLinksLead': undefined
  'admin.settings.somebodyElseChangedThisRole': undefined
  'admin.settings.somebodyHasJustBeenGiven': undefined
  'admin.settings.spanAhead': { span: string }
  'admin.settings.spanBehind': { span: string }
  'admin.settings.staffAddTips': undefined
  'admin.settings.staffShareTips': undefined
  'admin.settings.statusClosed': undefined
  'admin.settings.statusDemo': undefined
  'admin.settings.statusField': undefined
  'admin.settings.statusHelp': undefined
  'admin.settings.statusOpen': undefined
  'admin.settings.statusSoon': undefined
  'admin.settings.stock': undefined
  'admin.settings.street': undefined
  'admin.settings.subdivision': undefined
  'admin.settings.subject': undefined
  'admin.settings.suggestedTip': { at: string }
  'admin.settings.summaryBackground': undefined
  'admin.settings.switchOn': undefined
  'admin.settings.switchOnTestMode': undefined
  'admin.settings.switchOnTestPayments': undefined
  'admin.settings.takeGiftCards': undefined
  'admin.settings.takeGiftCardsHelp': undefined
  'admin.settings.takenAtOnce': undefined
  'admin.settings.takesEveryPurchase': undefined
  'admin.settings.takesOnly': { limits: string }
  'admin.settings.taxGroups': undefined
  'admin.settings.taxId': undefined
  'admin.settings.taxIdHelp': undefined
  'admin.settings.taxIncludedField': undefined
  'admin.settings.taxRates': undefined
  'admin.settings.taxedAtDestination': undefined
  'admin.settings.taxedAtHome': undefined
  'admin.settings.taxes': undefined
  'admin.settings.tenWaysToPay': undefined
  'admin.settings.testKeys': undefined
  'admin.settings.testMode': undefined
  'admin.settings.testPayments': undefined
  'admin.settings.testing': undefined
  'admin.settings.textsField': undefined
  'admin.settings.theKeyName': { name: string }
  'admin.settings.theProgramThatUsesIt': undefined
  'admin.settings.theRealTime': undefined
  'admin.settings.theSitesOwnPagesUse': undefined
  'admin.settings.theyAreSignedOutThe': undefined
  'admin.settings.theyGetAnEmailWith': undefined
  'admin.settings.thisAddressHasAUser': undefined
  'admin.settings.thisRoleHasPermissionsThat': undefined
  'admin.settings.thisSiteIsPublicAnyone': undefined
  'admin.settings.thisSiteIsPublicSales': undefined
  'admin.settings.tickOne': undefined
  'admin.settings.tickedByDefault': undefined
  'admin.settings.ticketCancellation': undefined
  'admin.settings.ticketCancellationField': undefined
  'admin.settings.ticketCancellationHelp': undefined
  'admin.settings.ticketCancellationTitle': undefined
  'admin.settings.ticketChange': undefined
  'admin.settings.ticketChangeField': undefined
  'admin.settings.ticketChangeHelp': undefined
  'admin.settings.ticketChangeTitle': undefined
  'admin.settings.tickets': undefined
  'admin.settings.ticketsOnly': undefined
  'admin.settings.timeToPay': undefined
  'admin.settings.timeToPayInPerson': undefined
  'admin.settings.timeZone': undefined
  'admin.settings.timeZoneField': undefined
  'admin.settings.timeZoneHelp': undefined
  'admin.settings.tintedBox': undefined
  'admin.settings.tips': undefined
  'admin.settings.tipsAre': undefined
  'admin.settings.tipsAreNeverChosen': undefined
  'admin.settings.tipsAreShared': undefined
  'admin.settings.tipsAtTheCheckout': undefined
  'admin.settings.tipsLead': undefined
  'admin.settings.tipsOfAmount': undefined
  'admin.settings.tipsOfShare': undefined
  'admin.settings.to': undefined
  'admin.settings.units': undefined
  'admin.settings.unpaidOrderMinutes': undefined
  'admin.settings.unpaidOrderMinutesField': undefined
  'admin.settings.unpaidOrderMinutesHelp': undefined
  'admin.settings.useUsual': undefined
  'admin.settings.userRemoved': undefined
  'admin.settings.users': undefined
  'admin.settings.usersWithTheRoleName': { name: string }
  'admin.settings.usualCurrency': { currency: string }
  'admin.settings.usualIn': { country: string }
  'admin.settings.usualLead': undefined
  'admin.settings.usualTax': { included: 'true' | 'other' }
  'admin.settings.usualTime': { zone: string }
  'admin.settings.usualUnits': { distance: string; weight: string }
  'admin.settings.vatIdCheck': undefined
  'admin.settings.vatIdCheckHelp': undefined
  'admin.settings.verifyEmailAddresses': undefined
  'admin.settings.wayBack': undefined
  'admin.settings.wayBackHidden': undefined
  'admin.settings.wayBackIcon': undefined
  'admin.settings.wayBackText': undefined
  'admin.settings.wayToPayExample': undefined
  'admin.settings.wayToPayRemoved': undefined
  'admin.settings.waysToPayOutside': undefined
  'admin.settings.websitesAndProgramsThatConnect': undefined
  'admin.settings.weightUnitField': undefined
  'admin.settings.weights': undefined
  'admin.settings.whatBuyersPayOnTop': undefined
  'admin.settings.whatIsSold': undefined
  'admin.settings.whatPeopleNeedToBecome': undefined
  'admin.settings.whatStaffCanSeeAnd': undefined
  'admin.settings.whatVisitorsAreAboutTo': undefined
  'admin.settings.whenBuyersChoose': undefined
  'admin.settings.whenTaken': undefined
  'admin.settings.whileYouSetUp': undefined
  'admin.settings.whoCanSignInTo': undefined
  'admin.settings.whoHasIt': undefined
  'admin.settings.whoMaySignInKeys': undefined
  'admin.settings.wordsContact': undefined
  'admin.settings.wordsOrderButton': undefined
  'admin.settings.wordsPayButton': undefined
  'admin.settings.wordsReview': undefined
  'admin.settings.wordsSummary': undefined
  'admin.settings.wordsWayBack': undefined
  'admin.settings.wordsYouDoNotHold': { lacking: string; words: string }
  'admin.settings.writeAnEmailAddressSuch': undefined
  'admin.settings.you': undefined
  'admin.settings.youCanOnlyGivePermissions': undefined
  'admin.settings.youCanSetTheClock': undefined
  'admin.settings.youDoNotHaveThis': undefined
  'admin.settings.yourOwnRoles': undefined
  'admin.settings.yourPricesAndAllPayments': { currency: string; nameOf: string }
  'admin.settings.yourShopIsInNameOf': { nameOf: string }
  'admin.setup.businessGo': undefined
  'admin.setup.businessTitle': undefined
  'admin.setup.businessWhy': undefined
  'admin.setup.deliveryGo': undefined
  'admin.setup.deliveryTitle': undefined
  'admin.setup.deliveryWhy': undefined
  'admin.setup.done': undefined
  'admin.setup.firstEventGo': undefined
  'admin.setup.firstItemTitle': undefined
  'admin.setup.firstItemWhy': undefined
  'admin.setup.firstProductGo': undefined
  'admin.setup.hide': undefined
  'admin.setup.importGo': undefined
  'admin.setup.languagesGo': undefined
  'admin.setup.languagesTitle': undefined
  'admin.setup.languagesWhy': undefined
  'admin.setup.later': undefined
  'admin.setup.lead': undefined
  'admin.setup.leave': undefined
  'admin.setup.legalGo': undefined
  'admin.setup.legalTitle': undefined
  'admin.setup.legalWhy': undefined
  'admin.setup.lookGo': undefined
  'admin.setup.lookTitle': undefined
  'admin.setup.lookWhy': undefined
  'admin.setup.mailGo': undefined
  'admin.setup.mailServerGo': undefined
  'admin.setup.mailTitle': undefined
  'admin.setup.mailWhy': undefined
  'admin.setup.markDone': undefined
  'admin.setup.numbersGo': undefined
  'admin.setup.openGo': undefined
  'admin.setup.openShop': undefined
  'admin.setup.openTitle': undefined
  'admin.setup.openWhy': undefined
  'admin.setup.ownerGo': undefined
  'admin.setup.paymentGo': undefined
  'admin.setup.paymentTitle': undefined
  'admin.setup.paymentWhy': undefined
  'admin.setup.preview': undefined
  'admin.setup.previewTitle': undefined
  'admin.setup.progress': { all: number; done: number }
  'admin.setup.regionGo': undefined
  'admin.setup.regionTitle': undefined
  'admin.setup.regionWhy': undefined
  'admin.setup.staffGo': undefined
  'admin.setup.staffTitle': undefined
  'admin.setup.staffWhy': undefined
  'admin.setup.takeUp': undefined
  'admin.setup.taxGo': undefined
  'admin.setup.taxTitle': undefined
  'admin.setup.taxWhy': undefined
  'admin.setup.title': undefined
  'admin.setup.todo': undefined
  'admin.shell.andMoreMore': { more: number }
  'admin.shell.apiKeys': undefined
  'admin.shell.apps': undefined
  'admin.shell.askTheOwnerOfThe': undefined
  'admin.shell.auditLog': undefined
  'admin.shell.backInStockWaitingList': undefined
  'admin.shell.brands': undefined
  'admin.shell.business': undefined
  'admin.shell.businessPage': undefined
  'admin.shell.checkYourConnectionThenTry': undefined
  'admin.shell.checkYourEntriesAndTry': undefined
  'admin.shell.checkoutLinks': undefined
  'admin.shell.collections': undefined
  'admin.shell.contentPages': undefined
  'admin.shell.coupons': undefined
  'admin.shell.createANewEntry': undefined
  'admin.shell.ctrl2': undefined
  'admin.shell.ctrlK': undefined
  'admin.shell.currencies': undefined
  'admin.shell.dark': undefined
  'admin.shell.delivery': undefined
  'admin.shell.developers': undefined
  'admin.shell.editThisEntry': undefined
  'admin.shell.emails': undefined
  'admin.shell.entry': undefined
  'admin.shell.events': undefined
  'admin.shell.giftCards': undefined
  'admin.shell.goTo': undefined
  'admin.shell.goToCollections': undefined
  'admin.shell.goToCoupons': undefined
  'admin.shell.goToEvents': undefined
  'admin.shell.goToInventory': undefined
  'admin.shell.goToMembers': undefined
  'admin.shell.goToOrders': undefined
  'admin.shell.goToPlace': { place: string }
  'admin.shell.goToProducts': undefined
  'admin.shell.goToSettings': undefined
  'admin.shell.goToTheList': undefined
  'admin.shell.goToTheMediaLibrary': undefined
  'admin.shell.guestLists': undefined
  'admin.shell.importProducts': undefined
  'admin.shell.infoSections': undefined
  'admin.shell.inventory': undefined
  'admin.shell.itMayHaveBeenDeleted': undefined
  'admin.shell.itMayHaveBeenDeleted2': undefined
  'admin.shell.keyboardShortcuts': undefined
  'admin.shell.languages': undefined
  'admin.shell.light': undefined
  'admin.shell.locations': undefined
  'admin.shell.lookPage': undefined
  'admin.shell.mailServer': undefined
  'admin.shell.mailbox': undefined
  'admin.shell.main': undefined
  'admin.shell.media': undefined
  'admin.shell.members': undefined
  'admin.shell.menu': undefined
  'admin.shell.nameAndPassword': undefined
  'admin.shell.newEvent': undefined
  'admin.shell.newProduct': undefined
  'admin.shell.nextRowOrNextOrder': undefined
  'admin.shell.notFound': undefined
  'admin.shell.notFound2': undefined
  'admin.shell.notInYourRole': undefined
  'admin.shell.notLoaded': undefined
  'admin.shell.offOnlyCombinationsWithCtrl': undefined
  'admin.shell.openMenu': undefined
  'admin.shell.openingTheAdmin': undefined
  'admin.shell.options': undefined
  'admin.shell.orderNumber': { number: string }
  'admin.shell.orders': undefined
  'admin.shell.ordersHereMayNotBe': undefined
  'admin.shell.ordersPage': undefined
  'admin.shell.paymentDifferences': undefined
  'admin.shell.payments': undefined
  'admin.shell.people': undefined
  'admin.shell.previousRowOrPreviousOrder': undefined
  'admin.shell.products': undefined
  'admin.shell.promotions': undefined
  'admin.shell.regionPage': undefined
  'admin.shell.reloadThePageIfIt': undefined
  'admin.shell.requestRequestId': { requestId: string }
  'admin.shell.ribbons': undefined
  'admin.shell.roleNameAllowsScopeWordsWhichNo': { roleName: string; scopeWords: string }
  'admin.shell.roles': undefined
  'admin.shell.run': undefined
  'admin.shell.saveChanges': undefined
  'admin.shell.searchOrRun': undefined
  'admin.shell.searchOrRunAnything': undefined
  'admin.shell.searchThisList': undefined
  'admin.shell.secondStepOfSigningIn': undefined
  'admin.shell.selectTheRow': undefined
  'admin.shell.selling': undefined
  'admin.shell.settings': undefined
  'admin.shell.setup': undefined
  'admin.shell.showThisList': undefined
  'admin.shell.signInAgainToContinue': undefined
  'admin.shell.signOut': undefined
  'admin.shell.signUp': undefined
  'admin.shell.singleKeyShortcuts': undefined
  'admin.shell.somebodyElseChangedThisCheck': undefined
  'admin.shell.somethingWentWrong': undefined
  'admin.shell.system': undefined
  'admin.shell.systemTheme': undefined
  'admin.shell.taxes': undefined
  'admin.shell.testPayments': undefined
  'admin.shell.testing': undefined
  'admin.shell.theAddressMayBeIncomplete': undefined
  'admin.shell.theServerCouldNotRead': undefined
  'admin.shell.theServerDidNotAnswer': undefined
  'admin.shell.theServerFailed': undefined
  'admin.shell.theSiteRunsInTest': undefined
  'admin.shell.theme': undefined
  'admin.shell.thisCannotBeChangedHere': undefined
  'admin.shell.thisChangeIsStillBeing': undefined
  'admin.shell.thisFileIsInUse': undefined
  'admin.shell.thisIsTooLargeSend': undefined
  'admin.shell.thisKindOfFileIs': undefined
  'admin.shell.thisPageCouldNotBe': undefined
  'admin.shell.thisWasAlreadySentWith': undefined
  'admin.shell.tickets': undefined
  'admin.shell.tips': undefined
  'admin.shell.titleFairground': { title: string }
  'admin.shell.titleTheListBelowIs': { title: string }
  'admin.shell.tooManyAttemptsWaitA': undefined
  'admin.shell.tooManyFiltersChooseFewer': undefined
  'admin.shell.tryAgain': undefined
  'admin.shell.tryAgainIfItFails': undefined
  'admin.shell.users': undefined
  'admin.shell.valueTheme': { value: string }
  'admin.shell.welcome': undefined
  'admin.shell.youAreOfflineThisPage': undefined
  'admin.shell.yourMenu': undefined
  'admin.shell.yourRoleDoesNotAllow': undefined
  'admin.shell.yourRoleDoesNotOpenThis': undefined
  'admin.shell.yourRoleHasNoPage': undefined
  'admin.shell.yourSessionEnded': undefined
  'admin.taxes.addAGroup': undefined
  'admin.taxes.addARate': undefined
  'admin.taxes.addARateIn': { name: string }
  'admin.taxes.addARegion': undefined
  'admin.taxes.addAnExemptGroup': undefined
  'admin.taxes.addExemptGroup': undefined
  'admin.taxes.addGroup': undefined
  'admin.taxes.addRate': undefined
  'admin.taxes.addRegion': undefined
  'admin.taxes.addStartingValues': undefined
  'admin.taxes.added': undefined
  'admin.taxes.allOfTheEu': undefined
  'admin.taxes.automatic': undefined
  'admin.taxes.automaticLead': undefined
  'admin.taxes.automaticNoAdvice': undefined
  'admin.taxes.calculator': undefined
  'admin.taxes.calculatorHelp': undefined
  'admin.taxes.calculatorNeedsKeys': undefined
  'admin.taxes.calculatorProblem': { message: string; since: string; times: number; title: string }
  'admin.taxes.calculatorReady': undefined
  'admin.taxes.calculatorWithoutKeys': undefined
  'admin.taxes.changeName': { name: string }
  'admin.taxes.chooseACountry': undefined
  'admin.taxes.chosenCountries': undefined
  'admin.taxes.city': undefined
  'admin.taxes.compound': undefined
  'admin.taxes.compoundHelp': undefined
  'admin.taxes.country': undefined
  'admin.taxes.county': undefined
  'admin.taxes.delete': undefined
  'admin.taxes.deleteName': { name: string }
  'admin.taxes.deleted': undefined
  'admin.taxes.edit': undefined
  'admin.taxes.enterAName': undefined
  'admin.taxes.enterARate': undefined
  'admin.taxes.enterATaxCode': undefined
  'admin.taxes.enterKeys': undefined
  'admin.taxes.everySiteHasIt': undefined
  'admin.taxes.exemptGroup': undefined
  'admin.taxes.exemptGroupHelp': undefined
  'admin.taxes.exemptGroups': undefined
  'admin.taxes.exemptGroupsLead': undefined
  'admin.taxes.exemptRates': undefined
  'admin.taxes.exemptRatesHelp': undefined
  'admin.taxes.exemption': undefined
  'admin.taxes.exemptionHelp': undefined
  'admin.taxes.exemptionSaved': undefined
  'admin.taxes.foundPart': { amount: string; jurisdiction: string; name: string; percent: string }
  'admin.taxes.group': undefined
  'admin.taxes.groupHelp': undefined
  'admin.taxes.groupSaved': undefined
  'admin.taxes.groups': undefined
  'admin.taxes.groupsLead': undefined
  'admin.taxes.included': undefined
  'admin.taxes.jurisdiction': undefined
  'admin.taxes.lead': undefined
  'admin.taxes.leviedBy': undefined
  'admin.taxes.name': undefined
  'admin.taxes.nameAndCode': { code: string; name: string }
  'admin.taxes.nameAndPercent': { name: string; percent: string }
  'admin.taxes.nameExample': undefined
  'admin.taxes.nameThatBuyersRead': undefined
  'admin.taxes.noAdvice': undefined
  'admin.taxes.noRegions': undefined
  'admin.taxes.notExempt': undefined
  'admin.taxes.notStated': undefined
  'admin.taxes.openTaxes': undefined
  'admin.taxes.ordersKeepTheirTax': undefined
  'admin.taxes.part': undefined
  'admin.taxes.partHelp': undefined
  'admin.taxes.postalCode': undefined
  'admin.taxes.pricesIncludeTax': undefined
  'admin.taxes.pricesIncludeTaxHelp': undefined
  'admin.taxes.rate': undefined
  'admin.taxes.rateSaved': undefined
  'admin.taxes.ratesAsFallback': undefined
  'admin.taxes.ratesByHand': undefined
  'admin.taxes.ratesOf': { name: string }
  'admin.taxes.regionSaved': undefined
  'admin.taxes.regionsOf': { name: string }
  'admin.taxes.regionsOfCountry': { count: number }
  'admin.taxes.removeName': { name: string }
  'admin.taxes.rename': undefined
  'admin.taxes.restOfCountry': undefined
  'admin.taxes.saveGroup': undefined
  'admin.taxes.saveRate': undefined
  'admin.taxes.saveRegion': undefined
  'admin.taxes.sourceAndDate': { date: string; source: string }
  'admin.taxes.specialDistrict': undefined
  'admin.taxes.startingValues': undefined
  'admin.taxes.startingValuesAdded': undefined
  'admin.taxes.state': undefined
  'admin.taxes.tax': undefined
  'admin.taxes.taxCode': undefined
  'admin.taxes.taxCodeHelp': undefined
  'admin.taxes.taxFound': { amount: string; currency: string; tax: string }
  'admin.taxes.taxes': undefined
  'admin.taxes.test': undefined
  'admin.taxes.testHelp': undefined
  'admin.taxes.testIn': { name: string }
  'admin.taxes.titleWithoutKeys': { title: string }
  'admin.taxes.wholeCountry': undefined
  'admin.taxes.withTaxCode': { code: string }
  'admin.ticket-orders.archive': undefined
  'admin.ticket-orders.archived': undefined
  'admin.ticket-orders.authorised': undefined
  'admin.ticket-orders.bundleAtPrice': { name: string; price: string }
  'admin.ticket-orders.bundleOf': { contents: string }
  'admin.ticket-orders.cancelled': undefined
  'admin.ticket-orders.capturePayment': undefined
  'admin.ticket-orders.card': undefined
  'admin.ticket-orders.cash': undefined
  'admin.ticket-orders.chooseTickets': undefined
  'admin.ticket-orders.confirmAsPaid': undefined
  'admin.ticket-orders.datesOfPass': { count: number }
  'admin.ticket-orders.declined': undefined
  'admin.ticket-orders.email': undefined
  'admin.ticket-orders.enterAName': undefined
  'admin.ticket-orders.enterAWholeNumber': { most: number }
  'admin.ticket-orders.enterAWholeNumberOfBundles': { most: number }
  'admin.ticket-orders.enterAnEmailAddress': undefined
  'admin.ticket-orders.firstName': undefined
  'admin.ticket-orders.free': undefined
  'admin.ticket-orders.goBeyond': undefined
  'admin.ticket-orders.goBeyondMeans': undefined
  'admin.ticket-orders.heldLine': { count: number; name: string }
  'admin.ticket-orders.heldUntil': { time: string }
  'admin.ticket-orders.holdTickets': undefined
  'admin.ticket-orders.isPaidAlready': undefined
  'admin.ticket-orders.issueTickets': undefined
  'admin.ticket-orders.issueTicketsIsFor': undefined
  'admin.ticket-orders.lastName': undefined
  'admin.ticket-orders.leftOf': { left: number; quota: number }
  'admin.ticket-orders.mailTickets': undefined
  'admin.ticket-orders.moreForOrderOrderNumber': { orderNumber: string }
  'admin.ticket-orders.nameAtPrice': { name: string; option: string }
  'admin.ticket-orders.noLimit': undefined
  'admin.ticket-orders.noOrdersYet': undefined
  'admin.ticket-orders.onlyLeft': { left: number }
  'admin.ticket-orders.orderArchived': { number: string }
  'admin.ticket-orders.orderConfirmed': { number: string }
  'admin.ticket-orders.orderOrderNumber': { orderNumber: string }
  'admin.ticket-orders.orderPaid': { number: string }
  'admin.ticket-orders.orderReleased': { number: string }
  'admin.ticket-orders.orderUnarchived': { number: string }
  'admin.ticket-orders.orders': undefined
  'admin.ticket-orders.ordersTitle': { title: string }
  'admin.ticket-orders.otherTickets': undefined
  'admin.ticket-orders.paid': undefined
  'admin.ticket-orders.paidBy': undefined
  'admin.ticket-orders.partlyPaid': undefined
  'admin.ticket-orders.payment': undefined
  'admin.ticket-orders.paymentPending': undefined
  'admin.ticket-orders.priceEach': undefined
  'admin.ticket-orders.priceOrMore': { price: string }
  'admin.ticket-orders.publishFirst': undefined
  'admin.ticket-orders.quotaRises': { left: number; quota: number; raised: number }
  'admin.ticket-orders.releasePayment': undefined
  'admin.ticket-orders.released': undefined
  'admin.ticket-orders.salesAreOver': undefined
  'admin.ticket-orders.sellAtDesk': undefined
  'admin.ticket-orders.sellAtDeskIsFor': undefined
  'admin.ticket-orders.showMoreOrders': undefined
  'admin.ticket-orders.soldAtDesk': { count: number; number: string }
  'admin.ticket-orders.takePayment': { amount: string }
  'admin.ticket-orders.ticketsAreSentThere': undefined
  'admin.ticket-orders.ticketsIssued': { count: number; number: string }
  'admin.ticket-orders.toBePaidInPerson': undefined
  'admin.ticket-orders.toTake': undefined
  'admin.ticket-orders.unarchive': undefined
  'admin.ticket-orders.unknown': undefined
  'admin.ticket-orders.waitingForPayment': undefined
  'admin.ticket-orders.willBePaidInPerson': undefined
  'admin.venues.accessibility': undefined
  'admin.venues.accessibilityHelp': undefined
  'admin.venues.addRoom': undefined
  'admin.venues.capacity': undefined
  'admin.venues.changeName': { name: string }
  'admin.venues.counts': { events: number; rooms: number }
  'admin.venues.delete': undefined
  'admin.venues.deleteHelp': undefined
  'admin.venues.deleteTitle': { name: string }
  'admin.venues.deleteVenue': undefined
  'admin.venues.deleted': undefined
  'admin.venues.edit': { name: string }
  'admin.venues.editIt': undefined
  'admin.venues.enterAName': undefined
  'admin.venues.enterAVenue': undefined
  'admin.venues.inUse': { count: number }
  'admin.venues.lead': undefined
  'admin.venues.mostRooms': { most: number }
  'admin.venues.name': undefined
  'admin.venues.newVenue': undefined
  'admin.venues.noRoom': undefined
  'admin.venues.notes': undefined
  'admin.venues.notesHelp': undefined
  'admin.venues.ownPlace': undefined
  'admin.venues.removeRoom': { name: string }
  'admin.venues.room': undefined
  'admin.venues.roomTwice': undefined
  'admin.venues.roomWithPlaces': { count: number; name: string }
  'admin.venues.rooms': undefined
  'admin.venues.save': undefined
  'admin.venues.saved': undefined
  'admin.venues.useCapacity': undefined
  'admin.venues.useCapacityHelp': undefined
  'admin.venues.venue': undefined
  'admin.venues.venues': undefined
}

export interface RichTexts {
  'admin.audit.accessCodeChanged': { name: Wrap }
  'admin.audit.accessCodeDeleted': { name: Wrap }
  'admin.audit.accessCodesMade': { name: Wrap }
  'admin.audit.addOnsSet': { name: Wrap }
  'admin.audit.apiKeyCreated': { name: Wrap }
  'admin.audit.apiKeyRevoked': { name: Wrap }
  'admin.audit.bundlesSet': { name: Wrap }
  'admin.audit.carriersAccountRemoved': { name: Wrap }
  'admin.audit.carriersAccountSet': { name: Wrap }
  'admin.audit.charged': { amount: string; card: string; name: Wrap }
  'admin.audit.checkoutLinkChanged': { name: Wrap }
  'admin.audit.checkoutLinkCreated': { name: Wrap }
  'admin.audit.checkoutLinkDeleted': { name: Wrap }
  'admin.audit.checkoutSettings': { name: Wrap }
  'admin.audit.contentPageChanged': { name: Wrap }
  'admin.audit.contentPageCreated': { name: Wrap }
  'admin.audit.contentPageDeleted': { name: Wrap }
  'admin.audit.creditNoteIssued': { name: Wrap; number: string }
  'admin.audit.currenciesSet': { name: Wrap }
  'admin.audit.differenceSettled': { name: Wrap; reference: string }
  'admin.audit.documentsSettings': { name: Wrap }
  'admin.audit.doorStaffAdded': { name: Wrap }
  'admin.audit.doorStaffChanged': { name: Wrap }
  'admin.audit.doorStaffRemoved': { name: Wrap }
  'admin.audit.eventCredited': { name: Wrap }
  'admin.audit.eventRefundRetried': { name: Wrap }
  'admin.audit.eventRefunded': { name: Wrap }
  'admin.audit.gateSet': { name: Wrap }
  'admin.audit.importDeleted': { name: Wrap }
  'admin.audit.invoiceIssued': { name: Wrap; number: string }
  'admin.audit.labelOrdered': { amount: string; name: Wrap; service: string }
  'admin.audit.labelVoided': { name: Wrap; number: string }
  'admin.audit.languagesSet': { name: Wrap }
  'admin.audit.madeFromTemplate': { name: Wrap; template: string }
  'admin.audit.mailServerRemoved': { name: Wrap }
  'admin.audit.mailServerSet': { name: Wrap }
  'admin.audit.mailSwitchedOff': { name: Wrap }
  'admin.audit.mailSwitchedOn': { name: Wrap }
  'admin.audit.mailTextChanged': { name: Wrap }
  'admin.audit.mailTextReset': { name: Wrap }
  'admin.audit.mediaFileChanged': { name: Wrap }
  'admin.audit.mediaFileDeleted': { name: Wrap }
  'admin.audit.mediaFileUploaded': { name: Wrap }
  'admin.audit.mediaFolderCreated': { name: Wrap }
  'admin.audit.mediaFolderDeleted': { name: Wrap }
  'admin.audit.mediaFolderRenamed': { name: Wrap }
  'admin.audit.memberApproved': { name: Wrap }
  'admin.audit.memberBlocked': { name: Wrap }
  'admin.audit.memberChanged': { name: Wrap }
  'admin.audit.memberCreated': { name: Wrap }
  'admin.audit.memberDisconnected': { name: Wrap }
  'admin.audit.memberFactorsReset': { name: Wrap }
  'admin.audit.memberLoginEmailChanged': { name: Wrap }
  'admin.audit.memberMerged': { name: Wrap }
  'admin.audit.memberRoleGiven': { name: Wrap; role: string }
  'admin.audit.memberRoleTaken': { name: Wrap; role: string }
  'admin.audit.memberSessionsEnded': { name: Wrap }
  'admin.audit.moveAnnounced': { name: Wrap }
  'admin.audit.moveDismissed': { name: Wrap }
  'admin.audit.oauthAppCreated': { name: Wrap }
  'admin.audit.oauthAppDeleted': { name: Wrap }
  'admin.audit.oauthAppUpdated': { name: Wrap }
  'admin.audit.orderApproved': { name: Wrap }
  'admin.audit.orderImported': { name: Wrap }
  'admin.audit.ordersSettings': { name: Wrap }
  'admin.audit.passChanged': { name: Wrap }
  'admin.audit.passDeleted': { name: Wrap }
  'admin.audit.passMade': { name: Wrap }
  'admin.audit.paymentsAccountRemoved': { name: Wrap }
  'admin.audit.paymentsAccountSet': { name: Wrap }
  'admin.audit.paymentsSettings': { name: Wrap }
  'admin.audit.placesExceeded': { name: Wrap }
  'admin.audit.pollCleared': { name: Wrap }
  'admin.audit.quotaRaised': { name: Wrap; ticket: string }
  'admin.audit.receiptIssued': { name: Wrap; number: string }
  'admin.audit.refunded': { name: Wrap }
  'admin.audit.refundedAmount': { amount: string; name: Wrap }
  'admin.audit.rsvpsSettings': { name: Wrap }
  'admin.audit.seatPlanChanged': { name: Wrap }
  'admin.audit.seatPlanCreated': { name: Wrap }
  'admin.audit.seatPlanDeleted': { name: Wrap }
  'admin.audit.seatingRemoved': { name: Wrap }
  'admin.audit.seatingSet': { name: Wrap; plan: string }
  'admin.audit.seatsBlocked': { name: Wrap }
  'admin.audit.seatsBound': { name: Wrap }
  'admin.audit.seatsUnblocked': { name: Wrap }
  'admin.audit.sharedQuotaChanged': { name: Wrap }
  'admin.audit.sharedQuotaDeleted': { name: Wrap }
  'admin.audit.sharedQuotaMade': { name: Wrap }
  'admin.audit.signOnPolicyChanged': { name: Wrap }
  'admin.audit.siteSettings': { name: Wrap }
  'admin.audit.staffRoleCreated': { name: Wrap }
  'admin.audit.staffRoleDeleted': { name: Wrap }
  'admin.audit.staffRoleUpdated': { name: Wrap }
  'admin.audit.staffUserChanged': { name: Wrap }
  'admin.audit.staffUserFactorAdded': { name: Wrap }
  'admin.audit.staffUserFactorRemoved': { name: Wrap }
  'admin.audit.staffUserInvited': { name: Wrap }
  'admin.audit.staffUserPasswordChanged': { name: Wrap }
  'admin.audit.staffUserRemoved': { name: Wrap }
  'admin.audit.staffUserRoleChanged': { name: Wrap }
  'admin.audit.staffUserSignInBound': { name: Wrap }
  'admin.audit.staffUserSignInForgotten': { name: Wrap }
  'admin.audit.templateCreated': { name: Wrap }
  'admin.audit.templateDeleted': { name: Wrap }
  'admin.audit.templateRenamed': { name: Wrap }
  'admin.audit.testClockSet': { name: Wrap }
  'admin.audit.testingSet': { name: Wrap }
  'admin.audit.ticketChanged': { kind: string; name: Wrap; numbers: string }
  'admin.audit.ticketsCanceled': { amount: string; name: Wrap; numbers: string }
  'admin.audit.ticketsSettings': { name: Wrap }
  'admin.audit.tipChanged': { from: string; name: Wrap; to: string }
  'admin.audit.venueChanged': { name: Wrap }
  'admin.audit.venueCreated': { name: Wrap }
  'admin.audit.venueDeleted': { name: Wrap }
  'admin.audit.waitingListSet': { name: Wrap }
  'admin.audit.waitingOffered': { name: Wrap }
  'admin.audit.waitingRemoved': { name: Wrap }
  'admin.coupons.labelTheKindCannotBe': { label: string; mark: Wrap }
  'admin.inventory.reasonInOrder': { link: Wrap; number: string; reason: string }
  'admin.inventory.type12ToSet5': { mark: Wrap }
  'admin.mail.noMailServerIsConfigured': { link: Wrap }
  'admin.mailbox.toToDateTime': { dateTime: string; time: Wrap; to: string }
  'admin.members.profileAddressSlug': { mark: Wrap; slug: string }
  'admin.members.sinceAndUsed': { since: Wrap; used: Wrap }
  'admin.product.profitProfit': { profit: string; strong: Wrap }
  'admin.product.thisIsTheStockAt': { link: Wrap }
  'admin.product.typeOverACell5': { mark: Wrap }
  'admin.settings.clientIDId': { id: string; mark: Wrap }
  'admin.settings.noneThePersonWhoRuns': { mark: Wrap; mark2: Wrap }
  'admin.settings.theyWaitUnderMembersWaiting': { link: Wrap }
  'admin.shell.testPaymentsAreOnAnyone': { strong: Wrap }
}
