// Written by scripts/messages/generate.ts from messages/en: do not edit.
import type { Wrap } from '@fairground/ui/texts/translate.ts'

export interface Texts {
  'account-addresses.addAnAddress': undefined
  'account-addresses.cancel': undefined
  'account-addresses.change': undefined
  'account-addresses.changeFirst': { first: string }
  'account-addresses.changeThisAddress': undefined
  'account-addresses.chooseACountry': undefined
  'account-addresses.enterCity': undefined
  'account-addresses.enterRegion': undefined
  'account-addresses.enterStreet': undefined
  'account-addresses.full': undefined
  'account-addresses.remove': undefined
  'account-addresses.removeFirst': { first: string }
  'account-addresses.saveAddress': undefined
  'account-addresses.thisAddress': undefined
  'account-addresses.yourAddresses': undefined
  'account-order.allOrders': undefined
  'account-order.orderNumber': { number: string }
  'account-orders.appearHere': undefined
  'account-orders.moreOrders': undefined
  'account-orders.newestOrders': undefined
  'account-orders.noOrdersYet': undefined
  'account-orders.olderOrders': undefined
  'account-orders.seeTheShop': undefined
  'account-orders.yourOrders': undefined
  'account-overview.allOrders': undefined
  'account-overview.appearHere': undefined
  'account-overview.hello': { name: string }
  'account-overview.lastOrders': undefined
  'account-overview.nextUp': undefined
  'account-overview.noOrdersYet': undefined
  'account-overview.seeTheShop': undefined
  'account-overview.seeWhatIsOn': undefined
  'account-overview.showTickets': { count: number }
  'account-overview.yourAccount': undefined
  'account-payment-methods.default': undefined
  'account-payment-methods.expired': undefined
  'account-payment-methods.intro': undefined
  'account-payment-methods.none': undefined
  'account-payment-methods.remove': undefined
  'account-payment-methods.removeNamed': { label: string }
  'account-payment-methods.title': undefined
  'account-payment-methods.useFirst': undefined
  'account-payment-methods.useFirstNamed': { label: string }
  'account-privacy.agree': undefined
  'account-privacy.dataFile': undefined
  'account-privacy.deleteMyAccount': undefined
  'account-privacy.deleteYourAccount': undefined
  'account-privacy.deleted': undefined
  'account-privacy.downloadMyData': undefined
  'account-privacy.intro': undefined
  'account-privacy.nothingIsDeletedYet': undefined
  'account-privacy.privacy': undefined
  'account-privacy.tickToConfirm': undefined
  'account-privacy.ticketsStay': undefined
  'account-privacy.yourData': undefined
  'account-profile.enterPhone': undefined
  'account-profile.enterYourFirstName': undefined
  'account-profile.enterYourLastName': undefined
  'account-profile.firstName': undefined
  'account-profile.lastName': undefined
  'account-profile.nameHelp': undefined
  'account-profile.nameToShow': undefined
  'account-profile.phone': undefined
  'account-profile.saveProfile': undefined
  'account-profile.saved': undefined
  'account-profile.signedInAs': { email: string }
  'account-profile.yourProfile': undefined
  'account-security.addAPasskey': undefined
  'account-security.addPasskey': undefined
  'account-security.addedOn': { made: string }
  'account-security.appAdded': undefined
  'account-security.appCodes': undefined
  'account-security.appHere': { app: string }
  'account-security.appIntro': undefined
  'account-security.appIsSetUp': undefined
  'account-security.appKey': undefined
  'account-security.askOnEveryDevice': undefined
  'account-security.authenticatorApp': undefined
  'account-security.backToSecurity': undefined
  'account-security.change': undefined
  'account-security.changeName': { name: string }
  'account-security.changePassword': undefined
  'account-security.changeYourPassword': undefined
  'account-security.checkClock': undefined
  'account-security.checkCode': undefined
  'account-security.checkDigits': undefined
  'account-security.checkPassword': undefined
  'account-security.code': undefined
  'account-security.codeFromTheApp': undefined
  'account-security.codesByEmail': undefined
  'account-security.codesLeft': { codesLeft: number }
  'account-security.codesReplaced': { left: number }
  'account-security.confirm': undefined
  'account-security.confirmIdentity': undefined
  'account-security.continue': undefined
  'account-security.copyKey': undefined
  'account-security.copyRecoveryCodes': undefined
  'account-security.createNewCodes': undefined
  'account-security.currentPassword': undefined
  'account-security.devicesForgotten': undefined
  'account-security.emailCodes': undefined
  'account-security.emailCodesAdded': undefined
  'account-security.emailCodesIntro': { email: string }
  'account-security.emailCodesOn': undefined
  'account-security.emailDigits': undefined
  'account-security.emailedTo': { email: string }
  'account-security.enterCurrent': undefined
  'account-security.fromApp': undefined
  'account-security.fromTheEmail': undefined
  'account-security.iHaveSavedThem': undefined
  'account-security.lastUsedOn': { used: string }
  'account-security.name': undefined
  'account-security.nameHelp': undefined
  'account-security.newPassword': undefined
  'account-security.newRecoveryCodes': undefined
  'account-security.notCurrent': undefined
  'account-security.notUsedYet': undefined
  'account-security.on': undefined
  'account-security.otherStays': undefined
  'account-security.passkeyAdded': undefined
  'account-security.passkeyIntro': undefined
  'account-security.passkeyName': { name: string }
  'account-security.passkeyNeeds': undefined
  'account-security.passkeyNotAdded': undefined
  'account-security.passkeyRemoval': undefined
  'account-security.passkeyRemoved': undefined
  'account-security.passkeys': undefined
  'account-security.passkeysFull': undefined
  'account-security.passkeysIntro': undefined
  'account-security.password': undefined
  'account-security.passwordAlone': undefined
  'account-security.passwordChanged': undefined
  'account-security.recoveryCodes': undefined
  'account-security.removePasskey': undefined
  'account-security.removeThisPasskey': undefined
  'account-security.saveCodes': undefined
  'account-security.saveName': undefined
  'account-security.scan': undefined
  'account-security.secondStep': undefined
  'account-security.secondStepIntro': undefined
  'account-security.security': undefined
  'account-security.sendAnotherCode': undefined
  'account-security.sendByEmail': undefined
  'account-security.sendMeACode': undefined
  'account-security.sessions': undefined
  'account-security.setUp': undefined
  'account-security.setUpTheApp': undefined
  'account-security.setUpTitle': { title: string }
  'account-security.signOut': undefined
  'account-security.signOutEverywhereElse': undefined
  'account-security.signOutOf': { app: string; began: string }
  'account-security.signedInAs': { email: string }
  'account-security.signedInAsVerified': { email: string }
  'account-security.signedInOn': { began: string }
  'account-security.signsOutElsewhere': undefined
  'account-security.skipSecondStep': undefined
  'account-security.thisCodeIsNotRight': undefined
  'account-security.thisIsNotRight': undefined
  'account-security.trustedDevices': { devices: number }
  'account-security.turnOff': undefined
  'account-security.turnOffApp': undefined
  'account-security.turnOffCodesByEmail': undefined
  'account-security.turnOffTitle': { title: string }
  'account-security.turnOnCodesByEmail': undefined
  'account-security.turnedOff': undefined
  'account-security.usedOn': { lastUsedDate: string }
  'account-security.yourPassword': undefined
  'account-security.yourRecoveryCodes': undefined
  'account-tickets.appearHere': undefined
  'account-tickets.cancelled': undefined
  'account-tickets.coming': undefined
  'account-tickets.intro': undefined
  'account-tickets.noPastTickets': undefined
  'account-tickets.noUpcomingTickets': undefined
  'account-tickets.notComing': undefined
  'account-tickets.numberOf': { count: number; number: number }
  'account-tickets.pastTickets': undefined
  'account-tickets.people': { people: number }
  'account-tickets.replies': undefined
  'account-tickets.seeWhatIsOn': undefined
  'account-tickets.upcomingTickets': undefined
  'account-tickets.waiting': undefined
  'account-tickets.waitingLists': undefined
  'account-tickets.yourTickets': undefined
  'account-wishlist.addToCart': undefined
  'account-wishlist.addToWishlist': undefined
  'account-wishlist.chooseOptions': undefined
  'account-wishlist.gone': undefined
  'account-wishlist.goneName': undefined
  'account-wishlist.inYourWishlist': undefined
  'account-wishlist.nameInWishlist': { name: string }
  'account-wishlist.nothingSavedYet': undefined
  'account-wishlist.preOrder': undefined
  'account-wishlist.pressHeart': undefined
  'account-wishlist.remove': undefined
  'account-wishlist.savedInBrowser': undefined
  'account-wishlist.seeIt': undefined
  'account-wishlist.seeTheShop': undefined
  'account-wishlist.soldOut': undefined
  'account-wishlist.wishlist': undefined
  'account-wishlist.yourWishlist': undefined
  'account.account': undefined
  'account.addresses': undefined
  'account.cancelled': undefined
  'account.date': undefined
  'account.dateToCome': undefined
  'account.done': undefined
  'account.namesAndMore': { names: string; rest: number }
  'account.online': undefined
  'account.orderNumber': { number: string }
  'account.orders': undefined
  'account.overview': undefined
  'account.paid': undefined
  'account.partlyRefunded': undefined
  'account.payByUntil': { until: string }
  'account.paymentMethods': undefined
  'account.placeAndOnline': { place: string }
  'account.privacy': undefined
  'account.profile': undefined
  'account.refunded': undefined
  'account.security': undefined
  'account.signIn': undefined
  'account.ticketCount': { tickets: number }
  'account.tickets': undefined
  'account.timeToBeAnnounced': undefined
  'account.toBePaid': undefined
  'account.waitingForPayment': undefined
  'account.wishlist': undefined
  'answer.addToCalendar': undefined
  'answer.cannotCome': undefined
  'answer.changeMyReply': undefined
  'answer.coming': undefined
  'answer.comingText': undefined
  'answer.comingTitle': undefined
  'answer.companion': { number: number }
  'answer.emailed': { email: string }
  'answer.googleCalendar': undefined
  'answer.hybrid': undefined
  'answer.myReply': undefined
  'answer.notComing': undefined
  'answer.notComingText': undefined
  'answer.notComingTitle': undefined
  'answer.saveMyReply': undefined
  'answer.takeOff': undefined
  'answer.theEvent': undefined
  'answer.waiting': undefined
  'answer.waitingText': undefined
  'answer.waitingTitle': undefined
  'answer.whoIsComing': undefined
  'cancel-tickets.asCredit': undefined
  'cancel-tickets.backToOrder': { number: string }
  'cancel-tickets.byHand': undefined
  'cancel-tickets.cancelNow': { count: number }
  'cancel-tickets.chooseOne': undefined
  'cancel-tickets.cost': { price: string }
  'cancel-tickets.keep': { count: number }
  'cancel-tickets.notWhole': { name: string; reason: string }
  'cancel-tickets.nothingToCancel': undefined
  'cancel-tickets.partAsCredit': { amount: string }
  'cancel-tickets.partByHand': { amount: string }
  'cancel-tickets.seeAmount': undefined
  'cancel-tickets.ticketsOfBundle': { count: number }
  'cancel-tickets.title': undefined
  'cancel-tickets.toPayment': undefined
  'cancel-tickets.voidAtOnce': undefined
  'cancel-tickets.whichTickets': undefined
  'cancel-tickets.youGetBack': { amount: string }
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
  'change-ticket.aboutTheGuest': undefined
  'change-ticket.backToOrder': { number: string }
  'change-ticket.changeNow': undefined
  'change-ticket.chooseOne': undefined
  'change-ticket.chosenDate': undefined
  'change-ticket.costsLess': { price: string }
  'change-ticket.dateTaken': undefined
  'change-ticket.goesBack': { amount: string; price: string }
  'change-ticket.nothingToChangeTo': undefined
  'change-ticket.otherChoice': undefined
  'change-ticket.otherDates': undefined
  'change-ticket.paidFirst': { amount: string; price: string }
  'change-ticket.payNow': { amount: string }
  'change-ticket.pending': { kind: string; until: string }
  'change-ticket.pendingTitle': undefined
  'change-ticket.title': undefined
  'change-ticket.voidAtOnce': undefined
  'change-ticket.whichKind': undefined
  'checkout.acceptPolicies': undefined
  'checkout.addressFirst': undefined
  'checkout.anotherAddress': undefined
  'checkout.backToCart': undefined
  'checkout.billElsewhere': undefined
  'checkout.billElsewhereHelp': undefined
  'checkout.billingAddress': undefined
  'checkout.cardExpires': { expiry: string }
  'checkout.cep': undefined
  'checkout.change': undefined
  'checkout.changeStep': { step: string }
  'checkout.changeTheCart': undefined
  'checkout.checkout': undefined
  'checkout.chooseACountry': undefined
  'checkout.chooseAnotherDelivery': undefined
  'checkout.chooseAnotherPayment': undefined
  'checkout.chooseAnotherWay': undefined
  'checkout.chooseDelivery': undefined
  'checkout.chooseHowToPay': undefined
  'checkout.collect': undefined
  'checkout.company': undefined
  'checkout.contact': undefined
  'checkout.contactUs': undefined
  'checkout.continue': undefined
  'checkout.country': undefined
  'checkout.county': undefined
  'checkout.cpfOrCnpj': undefined
  'checkout.cpfOrCnpjHelp': undefined
  'checkout.dayAndTime': undefined
  'checkout.delivery': undefined
  'checkout.digitalItems': undefined
  'checkout.discount': undefined
  'checkout.eircode': undefined
  'checkout.elsewhere': undefined
  'checkout.elsewhereTitle': undefined
  'checkout.email': undefined
  'checkout.emailHelp': undefined
  'checkout.emirate': undefined
  'checkout.enterCity': undefined
  'checkout.enterCpfOrCnpj': undefined
  'checkout.enterEmail': undefined
  'checkout.enterPhone': undefined
  'checkout.enterPostalCode': { kind: 'cep' | 'pin' | 'zip' | 'eircode' | 'postal' | 'other' }
  'checkout.enterStreet': undefined
  'checkout.enterYourFirstName': undefined
  'checkout.enterYourLastName': undefined
  'checkout.fillThisIn': undefined
  'checkout.firstName': undefined
  'checkout.firstTime': { time: string }
  'checkout.fixTheMarkedFields': undefined
  'checkout.flatFloorOrCompany': undefined
  'checkout.forBusiness': undefined
  'checkout.free': undefined
  'checkout.giftCardBalance': { balance: string }
  'checkout.giftCardCode': undefined
  'checkout.giftCardPays': { amount: string }
  'checkout.houseNumberAndStreet': undefined
  'checkout.howYouPay': undefined
  'checkout.includesFee': { fee: string }
  'checkout.itemCount': { units: number }
  'checkout.lastName': undefined
  'checkout.leftToPay': undefined
  'checkout.lostHold': undefined
  'checkout.methodNotForAmount': { title: string }
  'checkout.methodNotForDelivery': { title: string }
  'checkout.methodNotForItems': { title: string }
  'checkout.methodNotInCountry': { title: string }
  'checkout.methodNotOnline': { title: string }
  'checkout.mustAccept': undefined
  'checkout.namedTax': { name: string; percent: string }
  'checkout.namedTaxIncluded': { name: string; percent: string }
  'checkout.noTip': undefined
  'checkout.noWayToPay': undefined
  'checkout.notChosenYet': undefined
  'checkout.notDelivered': undefined
  'checkout.notPlaced': undefined
  'checkout.noteToUs': undefined
  'checkout.nothingDone': undefined
  'checkout.nothingIsCharged': undefined
  'checkout.open': undefined
  'checkout.openStep': { step: string }
  'checkout.orderSummary': undefined
  'checkout.otherPolicy': undefined
  'checkout.otherTip': undefined
  'checkout.pay': { charged: string }
  'checkout.payForYourOrder': undefined
  'checkout.payment': undefined
  'checkout.paymentDeclined': undefined
  'checkout.phone': undefined
  'checkout.pin': undefined
  'checkout.placeOrder': undefined
  'checkout.placedNowPay': undefined
  'checkout.placedWhenPressed': undefined
  'checkout.postalCode': undefined
  'checkout.postcode': undefined
  'checkout.prefecture': undefined
  'checkout.privacy': undefined
  'checkout.province': undefined
  'checkout.provinceOrTerritory': undefined
  'checkout.quantity': { quantity: number }
  'checkout.removeGiftCard': { code: string }
  'checkout.restLater': { charged: string; later: string }
  'checkout.returns': undefined
  'checkout.review': undefined
  'checkout.reviewFree': undefined
  'checkout.saveCard': undefined
  'checkout.saveCardHow': undefined
  'checkout.savedCard': { brand: string; lastFour: string }
  'checkout.signIn': undefined
  'checkout.state': undefined
  'checkout.stateOrRegion': undefined
  'checkout.stateOrTerritory': undefined
  'checkout.stepDone': { line: string; step: string }
  'checkout.subscribe': undefined
  'checkout.subtotal': undefined
  'checkout.suggestedTip': undefined
  'checkout.tax': undefined
  'checkout.taxId': undefined
  'checkout.taxIdHelp': undefined
  'checkout.taxIncluded': undefined
  'checkout.terms': undefined
  'checkout.test': undefined
  'checkout.tip': undefined
  'checkout.tipAmount': { currency: string }
  'checkout.tipImpossible': { example: string }
  'checkout.tipLegend': undefined
  'checkout.tipShare': { percent: string }
  'checkout.toTheAddressBelow': undefined
  'checkout.total': undefined
  'checkout.totalChanged': { total: string }
  'checkout.totalIs': { total: string }
  'checkout.townOrCity': undefined
  'checkout.unknown': undefined
  'checkout.updateTotal': undefined
  'checkout.useGiftCard': undefined
  'checkout.waits': undefined
  'checkout.whereToSendIt': undefined
  'checkout.wholePostalCode': { example: string; kind: 'cep' | 'pin' | 'zip' | 'eircode' | 'postal' | 'other' }
  'checkout.wrongText': undefined
  'checkout.zip': undefined
  'content-page.changed': { date: string }
  'door.canceled': undefined
  'door.expected': undefined
  'door.find': undefined
  'door.insideOf': { expected: number; inside: number }
  'door.isIn': undefined
  'door.letIn': undefined
  'door.more': undefined
  'door.needsLink': undefined
  'door.noEvents': undefined
  'door.noName': undefined
  'door.nobody': undefined
  'door.notPaid': undefined
  'door.onlineOnly': undefined
  'door.otherEvents': undefined
  'door.people': { inside: number; people: number }
  'door.search': undefined
  'door.signedInAs': { name: string }
  'door.start': undefined
  'door.title': undefined
  'door.undo': undefined
  'door.welcome': undefined
  'event-queue.announce': { wait: string }
  'event-queue.before': undefined
  'event-queue.drawing': undefined
  'event-queue.early': undefined
  'event-queue.earlyText': { count: number }
  'event-queue.events': undefined
  'event-queue.intro': undefined
  'event-queue.introBefore': undefined
  'event-queue.join': undefined
  'event-queue.joinAgain': undefined
  'event-queue.leave': undefined
  'event-queue.minutes': { count: number }
  'event-queue.needsScripts': undefined
  'event-queue.notSolved': undefined
  'event-queue.number': { number: number }
  'event-queue.opens': { opens: string }
  'event-queue.over': undefined
  'event-queue.position': undefined
  'event-queue.queue': undefined
  'event-queue.reload': undefined
  'event-queue.stay': undefined
  'event-queue.timeLeft': undefined
  'event-queue.title': { title: string }
  'event-queue.wait': undefined
  'event-queue.waiting': { count: number }
  'event-queue.working': undefined
  'event-queue.yourTurn': undefined
  'event-queue.yourTurnText': undefined
  'event.about': undefined
  'event.accessibility': undefined
  'event.addToCalendar': undefined
  'event.allDates': undefined
  'event.allEvents': undefined
  'event.allStages': undefined
  'event.alsoComingUp': undefined
  'event.andMoreGuests': { more: number }
  'event.bookWithTheOrganiser': undefined
  'event.bookmark': { name: string }
  'event.cancelled': undefined
  'event.closed': undefined
  'event.dateToBeAnnounced': undefined
  'event.emailMe': undefined
  'event.events': undefined
  'event.getTickets': undefined
  'event.getTicketsElsewhere': undefined
  'event.googleCalendar': undefined
  'event.guestsCome': { total: number }
  'event.hybrid': undefined
  'event.itemCancelled': undefined
  'event.joinTheWaitingList': undefined
  'event.laterDates': { count: number }
  'event.namesAreShown': undefined
  'event.noBookingNeeded': undefined
  'event.notice': undefined
  'event.online': undefined
  'event.over': undefined
  'event.placeToBeAnnounced': undefined
  'event.plannedFor': { when: string }
  'event.policies': undefined
  'event.price': undefined
  'event.repliesNotOpen': undefined
  'event.reply': undefined
  'event.schedule': undefined
  'event.seeWhatIsComingUp': undefined
  'event.showOnAMap': undefined
  'event.soldOut': undefined
  'event.stage': undefined
  'event.timesIn': { zone: string }
  'event.tookPlace': { when: string }
  'event.when': undefined
  'event.where': undefined
  'event.whereYouAre': { own: string }
  'event.whoIsComing': undefined
  'event.with': { speakers: string }
  'events.all': undefined
  'events.anywhere': undefined
  'events.asAList': undefined
  'events.cancelled': undefined
  'events.categories': undefined
  'events.chooseYourPrice': undefined
  'events.closed': undefined
  'events.date': undefined
  'events.dateToCome': undefined
  'events.description': undefined
  'events.enterPrice': undefined
  'events.events': undefined
  'events.free': undefined
  'events.freeRSVP': undefined
  'events.freeToHighest': { highestPrice: string }
  'events.from': undefined
  'events.fromLowest': { lowest: string }
  'events.left': { left: number }
  'events.monthByMonth': undefined
  'events.months': undefined
  'events.moreDates': undefined
  'events.narrow': undefined
  'events.newAppearHere': undefined
  'events.nextMonth': undefined
  'events.noBookingNeeded': undefined
  'events.noPastEvents': undefined
  'events.noneSuch': undefined
  'events.noneSuchHelp': undefined
  'events.nothingInMonth': undefined
  'events.nothingPlanned': undefined
  'events.online': undefined
  'events.opensSoon': undefined
  'events.over': undefined
  'events.pastAppearHere': undefined
  'events.pastEvents': undefined
  'events.place': undefined
  'events.placeAndOnline': { place: string }
  'events.placeToBeAnnounced': undefined
  'events.previousMonth': undefined
  'events.price': { currency: string }
  'events.seePastEvents': undefined
  'events.seeTheShop': undefined
  'events.seeWhatIsComingUp': undefined
  'events.show': undefined
  'events.showAll': undefined
  'events.soldOut': undefined
  'events.subscribe': undefined
  'events.ticketsElsewhere': undefined
  'events.ticketsToCome': undefined
  'events.timeToBeAnnounced': undefined
  'events.toCome': undefined
  'events.until': undefined
  'events.waitingList': undefined
  'failed.busy': undefined
  'failed.busyNext': undefined
  'failed.busyTitle': undefined
  'failed.fault': undefined
  'failed.faultNext': undefined
  'failed.faultTitle': undefined
  'failed.newInTheShop': undefined
  'failed.notFound': undefined
  'failed.notFoundClosed': undefined
  'failed.notFoundNext': undefined
  'failed.seeTheShop': undefined
  'failed.seeWhatIsOn': undefined
  'filled-checkout.goOn': undefined
  'filled-checkout.text': undefined
  'filled-checkout.title': undefined
  'held-ticket.answers': undefined
  'held-ticket.answersSaved': undefined
  'held-ticket.answersText': undefined
  'held-ticket.cannotOpen': undefined
  'held-ticket.cannotOpenText': undefined
  'held-ticket.email': undefined
  'held-ticket.enterFirstName': undefined
  'held-ticket.enterLastName': undefined
  'held-ticket.firstName': undefined
  'held-ticket.giveBack': undefined
  'held-ticket.giveBackText': { until: string }
  'held-ticket.giveItBack': undefined
  'held-ticket.givenBack': undefined
  'held-ticket.givenBackText': undefined
  'held-ticket.lastName': undefined
  'held-ticket.saveAnswers': undefined
  'held-ticket.seeTheEvent': undefined
  'held-ticket.seeYourTickets': undefined
  'held-ticket.showCode': undefined
  'held-ticket.transfer': undefined
  'held-ticket.transferText': undefined
  'held-ticket.transferTicket': undefined
  'held-ticket.transferred': undefined
  'held-ticket.transferredText': undefined
  'held-ticket.yourTicket': undefined
  'home.allEvents': undefined
  'home.anyCart': undefined
  'home.anyCartTitle': undefined
  'home.comingUp': undefined
  'home.description': { name: string }
  'home.descriptionBoth': { name: string }
  'home.descriptionEvents': { name: string }
  'home.descriptionGoods': { name: string }
  'home.getTickets': undefined
  'home.intro': undefined
  'home.newInTheShop': undefined
  'home.oneCart': undefined
  'home.oneCartTitle': undefined
  'home.seeAllEvents': undefined
  'home.shopAll': undefined
  'home.shopTheCollection': undefined
  'home.title': undefined
  'offline.away': undefined
  'offline.cartWaits': undefined
  'offline.continueLater': undefined
  'offline.notSent': undefined
  'offline.offline': undefined
  'offline.tryAgain': undefined
  'offline.unsent': undefined
  'placed-order.backToCart': undefined
  'placed-order.cannotOpen': undefined
  'placed-order.checkAgain': undefined
  'placed-order.chooseHowTitle': undefined
  'placed-order.chooseHowToPay': undefined
  'placed-order.emailMeALink': undefined
  'placed-order.linkSent': undefined
  'placed-order.loadAgain': undefined
  'placed-order.loadingStep': undefined
  'placed-order.needsScripts': undefined
  'placed-order.notFinished': undefined
  'placed-order.nothingCharged': undefined
  'placed-order.openYourOrder': undefined
  'placed-order.orderNumber': { number: string }
  'placed-order.otherBrowser': undefined
  'placed-order.pay': { due: string }
  'placed-order.payHere': undefined
  'placed-order.payNow': undefined
  'placed-order.processing': undefined
  'placed-order.providerAway': undefined
  'placed-order.requestBeyondOwed': { owed: string }
  'placed-order.requestOrderPaid': undefined
  'placed-order.requestOver': undefined
  'placed-order.requestPaid': undefined
  'placed-order.requested': undefined
  'placed-order.signInInstead': undefined
  'placed-order.stepFailed': undefined
  'placed-order.wayUnavailable': undefined
  'poll.back': undefined
  'poll.change': undefined
  'poll.counted': undefined
  'poll.resultForShop': undefined
  'poll.resultForVoters': undefined
  'poll.severalAllowed': undefined
  'poll.share': { share: number }
  'poll.shareOfVotes': { share: number; votes: number }
  'poll.takeBack': undefined
  'poll.taken': undefined
  'poll.vote': undefined
  'poll.votersNamed': undefined
  'poll.votes': { votes: number }
  'product.addToCart': undefined
  'product.archive': undefined
  'product.atMost': { max: number }
  'product.attachments': undefined
  'product.buyNow': undefined
  'product.choiceGone': undefined
  'product.choiceMissing': undefined
  'product.choiceMissingBeside': { beside: string }
  'product.choiceSoldOut': undefined
  'product.choiceSoldOutBeside': { beside: string }
  'product.chooseOne': undefined
  'product.chooseOneOfThese': undefined
  'product.close': undefined
  'product.deposit': { deposit: string }
  'product.document': undefined
  'product.download': undefined
  'product.email': undefined
  'product.emailChoice': { choice: string }
  'product.emailMe': undefined
  'product.emailWhenBack': undefined
  'product.enterEmail': undefined
  'product.fillInMinToMax': { max: number; min: number }
  'product.fillThisIn': undefined
  'product.inStock': undefined
  'product.inYourCart': { name: string }
  'product.item': undefined
  'product.left': { left: number }
  'product.lengthOf': { length: number; max: number }
  'product.listen': undefined
  'product.minToMax': { max: number; min: number }
  'product.namePicture': { name: string; number: number }
  'product.nameVideo': { name: string }
  'product.nextPicture': undefined
  'product.none': undefined
  'product.oneEmail': undefined
  'product.optional': undefined
  'product.picture': undefined
  'product.pictureNumber': { number: number }
  'product.pictures': undefined
  'product.preOrder': undefined
  'product.preOrderNote': { preorder: string }
  'product.previousPicture': undefined
  'product.quantityOfName': { name: string }
  'product.sentOnceInStock': undefined
  'product.showCart': undefined
  'product.soldOut': undefined
  'product.videoNumber': { number: number }
  'product.zoomIn': undefined
  'product.zoomOut': undefined
  'products.addToCart': { name: string }
  'products.andOver': { from: string }
  'products.bestMatchFirst': undefined
  'products.brand': undefined
  'products.clearAll': undefined
  'products.close': undefined
  'products.collection': undefined
  'products.collections': undefined
  'products.countOnPage': { count: string; page: number; pageCount: number }
  'products.everything': undefined
  'products.featuredFirst': undefined
  'products.filters': undefined
  'products.filtersCount': { count: number }
  'products.from': { money: string }
  'products.go': undefined
  'products.highestPrice': undefined
  'products.inStock': undefined
  'products.lookElsewhere': undefined
  'products.lowestPrice': undefined
  'products.more': { count: number }
  'products.nameAToZ': undefined
  'products.nameZToA': undefined
  'products.newestFirst': undefined
  'products.noMatch': undefined
  'products.noMoreProducts': undefined
  'products.nothingHere': undefined
  'products.offersAndStock': undefined
  'products.onSale': undefined
  'products.pageEmpty': undefined
  'products.price': undefined
  'products.priceHighToLow': undefined
  'products.priceLowToHigh': undefined
  'products.productCount': { total: number }
  'products.recentlyViewed': undefined
  'products.removeFilter': undefined
  'products.removeLabel': { label: string }
  'products.sale': undefined
  'products.selectedFilters': undefined
  'products.shop': undefined
  'products.shopAll': undefined
  'products.showEverything': undefined
  'products.showProductCount': { total: number }
  'products.showProducts': undefined
  'products.sort': undefined
  'products.underTo': { to: string }
  'products.upTo': { money: string }
  'products.youMayAlsoLike': undefined
  'refusal.invalid': undefined
  'rsvp.alreadyReplied': undefined
  'rsvp.areYouComing': { title: string }
  'rsvp.checkAnswers': undefined
  'rsvp.checkOne': { label: string }
  'rsvp.choose': undefined
  'rsvp.closed': undefined
  'rsvp.coming': undefined
  'rsvp.companions': undefined
  'rsvp.elsewhere': undefined
  'rsvp.events': undefined
  'rsvp.full': undefined
  'rsvp.joinTheWaitingList': undefined
  'rsvp.justMe': undefined
  'rsvp.membersOnly': undefined
  'rsvp.namesHelp': undefined
  'rsvp.notComing': undefined
  'rsvp.oneOf': { label: string; options: string }
  'rsvp.reply': undefined
  'rsvp.replyTo': { title: string }
  'rsvp.required': { label: string }
  'rsvp.send': undefined
  'rsvp.theirNames': undefined
  'rsvp.tooLong': { label: string; most: number }
  'rsvp.validDate': { label: string }
  'rsvp.validEmail': { label: string }
  'rsvp.validPhone': { label: string }
  'rsvp.waitingListFor': { title: string }
  'rsvp.yourReply': undefined
  'search.brands': undefined
  'search.collections': undefined
  'search.events': undefined
  'search.found': { count: number }
  'search.label': undefined
  'search.newInTheShop': undefined
  'search.nothingMatchesQ': { q: string }
  'search.nothingTitle': { q: string }
  'search.placeholder': undefined
  'search.products': undefined
  'search.resultsFor': { corrected: string }
  'search.search': undefined
  'search.shopAll': undefined
  'search.suggestions': undefined
  'seats.addFrom': { area: string }
  'seats.atTable': { seat: string; section: string; table: string }
  'seats.byRow': undefined
  'seats.cannotHave': { seat: string }
  'seats.chooseSeats': undefined
  'seats.chosen': undefined
  'seats.countChosen': { count: number }
  'seats.findBest': undefined
  'seats.forWheelchairs': undefined
  'seats.free': undefined
  'seats.giveUp': { seat: string }
  'seats.givenUp': { seat: string }
  'seats.inArea': { area: string; section: string }
  'seats.inRow': { row: string; seat: string; section: string }
  'seats.isChosen': { seat: string }
  'seats.legend': undefined
  'seats.letUsChoose': undefined
  'seats.loading': undefined
  'seats.lost': { seats: string }
  'seats.map': undefined
  'seats.mostTickets': { count: number; name: string }
  'seats.notThere': undefined
  'seats.oneWheelchair': undefined
  'seats.party': undefined
  'seats.placesIn': { area: string }
  'seats.placesLeft': { count: number }
  'seats.prices': undefined
  'seats.row': { row: string }
  'seats.rowOrTable': undefined
  'seats.section': undefined
  'seats.table': { table: string }
  'seats.taken': undefined
  'seats.ticket': undefined
  'seats.withFree': { count: number; name: string }
  'seats.yourSeats': undefined
  'seats.yours': undefined
  'shell.account': undefined
  'shell.cart': undefined
  'shell.closedText': undefined
  'shell.closedTitle': undefined
  'shell.comingUp': undefined
  'shell.events': undefined
  'shell.everything': undefined
  'shell.information': undefined
  'shell.language': undefined
  'shell.main': undefined
  'shell.motto': undefined
  'shell.orders': undefined
  'shell.pastEvents': undefined
  'shell.search': undefined
  'shell.shop': undefined
  'shell.show': undefined
  'shell.showPricesIn': undefined
  'shell.soonText': undefined
  'shell.soonTitle': undefined
  'shell.tickets': undefined
  'shell.wishlist': undefined
  'shell.yourOrders': undefined
  'shell.yours': undefined
  'shop.byBrand': { brand: string }
  'shop.description': undefined
  'shop.fromTheShop': { name: string }
  'shop.newInTheShop': undefined
  'shop.shop': undefined
  'sign-in-forgot-password.backToSigningIn': undefined
  'sign-in-forgot-password.checkYourEmail': undefined
  'sign-in-forgot-password.chooseAnotherPassword': undefined
  'sign-in-forgot-password.email': undefined
  'sign-in-forgot-password.emailHelp': undefined
  'sign-in-forgot-password.intro': undefined
  'sign-in-forgot-password.noEmail': undefined
  'sign-in-forgot-password.sendTheLink': undefined
  'sign-in-forgot-password.sendTheLinkAgain': undefined
  'sign-in-forgot-password.sent': { to: string }
  'sign-in-login.accountUnverified': undefined
  'sign-in-login.alreadyHasPasskey': undefined
  'sign-in-login.atLeast': { shortest: number }
  'sign-in-login.blocked': undefined
  'sign-in-login.cannotUsePasskey': undefined
  'sign-in-login.cartComes': undefined
  'sign-in-login.checkDigits': undefined
  'sign-in-login.checkLetters': undefined
  'sign-in-login.code': undefined
  'sign-in-login.codeSent': { sentTo: string }
  'sign-in-login.confirmPerson': undefined
  'sign-in-login.continueWith': { name: string }
  'sign-in-login.deleted': undefined
  'sign-in-login.done': undefined
  'sign-in-login.email': undefined
  'sign-in-login.emailed': undefined
  'sign-in-login.enterAppDigits': undefined
  'sign-in-login.enterEmail': undefined
  'sign-in-login.enterEmailDigits': undefined
  'sign-in-login.enterRecovery': undefined
  'sign-in-login.enterYourPassword': undefined
  'sign-in-login.enterYourRecovery': undefined
  'sign-in-login.fixTheMarkedFields': undefined
  'sign-in-login.forgotYourPassword': undefined
  'sign-in-login.hide': { label: string }
  'sign-in-login.incomplete': undefined
  'sign-in-login.mayNotSignIn': undefined
  'sign-in-login.minutes': { minutes: number }
  'sign-in-login.nextCode': undefined
  'sign-in-login.noPassword': undefined
  'sign-in-login.notAgreed': { name: string }
  'sign-in-login.notCommon': undefined
  'sign-in-login.notSolved': undefined
  'sign-in-login.notYourEmail': undefined
  'sign-in-login.oneMoreStep': undefined
  'sign-in-login.openApp': undefined
  'sign-in-login.or': undefined
  'sign-in-login.passkeyUnknown': undefined
  'sign-in-login.password': undefined
  'sign-in-login.providerFailed': { name: string }
  'sign-in-login.providerSilent': { name: string }
  'sign-in-login.providerUnverified': { name: string }
  'sign-in-login.puzzleFirst': undefined
  'sign-in-login.puzzleNeedsScripts': undefined
  'sign-in-login.recoveryCode': undefined
  'sign-in-login.remember': undefined
  'sign-in-login.rememberHelp': undefined
  'sign-in-login.sendACodeByEmail': undefined
  'sign-in-login.sendAnotherCode': undefined
  'sign-in-login.show': { label: string }
  'sign-in-login.signIn': undefined
  'sign-in-login.signInAgain': undefined
  'sign-in-login.solved': undefined
  'sign-in-login.solving': undefined
  'sign-in-login.tooCommon': undefined
  'sign-in-login.tooLong': { longest: number }
  'sign-in-login.tooMany': undefined
  'sign-in-login.tooManyWait': { wait: string }
  'sign-in-login.tooShort': { shortest: number }
  'sign-in-login.tookTooLong': undefined
  'sign-in-login.useAPasskey': undefined
  'sign-in-login.useARecoveryCode': undefined
  'sign-in-login.useApp': undefined
  'sign-in-login.wrong': undefined
  'sign-in-login.wrongCode': undefined
  'sign-in-logout.signOut': undefined
  'sign-in-logout.waiting': undefined
  'sign-in-reset-password.chooseAPassword': undefined
  'sign-in-reset-password.intro': undefined
  'sign-in-reset-password.linkUsed': undefined
  'sign-in-reset-password.newPassword': undefined
  'sign-in-reset-password.saveAndSignIn': undefined
  'sign-in-reset-password.sendAnotherLink': undefined
  'sign-in-signup.createAccount': undefined
  'sign-in-signup.createAnAccount': undefined
  'sign-in-signup.email': undefined
  'sign-in-signup.enterYourFirstName': undefined
  'sign-in-signup.enterYourLastName': undefined
  'sign-in-signup.firstName': undefined
  'sign-in-signup.home': undefined
  'sign-in-signup.intro': undefined
  'sign-in-signup.lastName': undefined
  'sign-in-signup.password': undefined
  'sign-in-signup.reviewed': { name: string }
  'sign-in-signup.taken': undefined
  'sign-in-signup.takenNext': undefined
  'sign-in-signup.untilThen': undefined
  'sign-in-signup.waitingForApproval': undefined
  'sign-in-verify-email.another': undefined
  'sign-in-verify-email.checkDigits': undefined
  'sign-in-verify-email.code': undefined
  'sign-in-verify-email.confirmAddress': undefined
  'sign-in-verify-email.enterDigits': undefined
  'sign-in-verify-email.enterYourCode': undefined
  'sign-in-verify-email.incomplete': undefined
  'sign-in-verify-email.intro': undefined
  'sign-in-verify-email.noEmail': undefined
  'sign-in-verify-email.sendAnotherCode': undefined
  'sign-in-verify-email.signInAgain': undefined
  'sign-in-verify-email.tookTooLong': undefined
  'sign-in-verify-email.wrongCode': undefined
  'thanks.accessibility': undefined
  'thanks.addToCalendar': undefined
  'thanks.admits': { count: number }
  'thanks.amountDue': { amount: string }
  'thanks.attendsAtPlace': undefined
  'thanks.attendsBoth': undefined
  'thanks.attendsOnline': undefined
  'thanks.backInCart': undefined
  'thanks.backInFull': undefined
  'thanks.backInPart': { percent: number }
  'thanks.backLessFee': { fee: string; percent: number }
  'thanks.backNothing': undefined
  'thanks.backTo': { from: string }
  'thanks.backToTheShop': undefined
  'thanks.beingConfirmed': undefined
  'thanks.boughtBy': undefined
  'thanks.bundleTransferred': undefined
  'thanks.bundleUsed': undefined
  'thanks.calledOff': { calledOff: string }
  'thanks.calledOffEvent': undefined
  'thanks.cancelHoursBefore': { hours: number }
  'thanks.cancelTicket': undefined
  'thanks.cancelUntil': { until: string }
  'thanks.canceledTickets': { count: number }
  'thanks.cancelled': undefined
  'thanks.cancelledTitle': undefined
  'thanks.cannotBePaid': undefined
  'thanks.changeTicket': undefined
  'thanks.codeOfPass': undefined
  'thanks.codeOfTicket': { eventTitle: string; number: string }
  'thanks.confirmation': { buyerEmail: string; number: string }
  'thanks.confirmationLater': { buyerEmail: string; number: string }
  'thanks.dateToBeAnnounced': undefined
  'thanks.delivery': undefined
  'thanks.document': { kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE' | 'other'; number: string }
  'thanks.download': undefined
  'thanks.downloadName': { productName: string }
  'thanks.downloads': { count: number }
  'thanks.eventCancelled': undefined
  'thanks.followTheParcel': undefined
  'thanks.giftCard': { code: string }
  'thanks.howToPay': { title: string }
  'thanks.linkFollows': undefined
  'thanks.linkOpens': { opens: string }
  'thanks.linksUntil': { until: string }
  'thanks.movedUntil': { until: string }
  'thanks.movedUntilForCredit': { until: string }
  'thanks.movedUntilWithoutFees': { until: string }
  'thanks.notRefunded': undefined
  'thanks.notValid': undefined
  'thanks.numberOf': { count: number; number: number }
  'thanks.onItsWayToYou': undefined
  'thanks.online': undefined
  'thanks.order': undefined
  'thanks.orderNumber': { number: string }
  'thanks.paid': undefined
  'thanks.partlyPaid': undefined
  'thanks.partlyRefunded': undefined
  'thanks.partlyRefundedTitle': undefined
  'thanks.payAsAgreed': undefined
  'thanks.payBy': { payBy: string }
  'thanks.payInPersonBy': { payBy: string }
  'thanks.payNow': undefined
  'thanks.placeAndOnline': { place: string }
  'thanks.placeToBeAnnounced': undefined
  'thanks.placed': undefined
  'thanks.printOrder': undefined
  'thanks.printReceipt': undefined
  'thanks.printTicketsAndReceipt': undefined
  'thanks.quoted': { title: string }
  'thanks.receipt': undefined
  'thanks.reference': { number: string }
  'thanks.refundOnReceipt': undefined
  'thanks.refunded': undefined
  'thanks.refundedBothWays': undefined
  'thanks.refundedByHand': undefined
  'thanks.refundedTitle': undefined
  'thanks.refundedToCard': undefined
  'thanks.reserved': undefined
  'thanks.restLater': { left: string }
  'thanks.sent': { sent: string }
  'thanks.showCodes': undefined
  'thanks.stillToPay': undefined
  'thanks.takePart': undefined
  'thanks.taxId': { id: string }
  'thanks.thankYou': undefined
  'thanks.tickets': { count: number }
  'thanks.toBePaid': undefined
  'thanks.total': undefined
  'thanks.transfer': undefined
  'thanks.transferred': undefined
  'thanks.transferredTickets': { count: number }
  'thanks.transferredTo': { name: string }
  'thanks.waitingForPayment': undefined
  'thanks.waitingTitle': undefined
  'thanks.youOweNothing': undefined
  'ticket-checkout.acceptPolicies': undefined
  'ticket-checkout.applyCode': undefined
  'ticket-checkout.checkout': undefined
  'ticket-checkout.chooseTickets': undefined
  'ticket-checkout.codeExpired': undefined
  'ticket-checkout.codeNotForThese': undefined
  'ticket-checkout.codeTakesOff': { amount: string; code: string }
  'ticket-checkout.codeUnknown': undefined
  'ticket-checkout.continueToPayment': undefined
  'ticket-checkout.discount': undefined
  'ticket-checkout.discountCode': undefined
  'ticket-checkout.events': undefined
  'ticket-checkout.expired': undefined
  'ticket-checkout.expiredTitle': undefined
  'ticket-checkout.feesIncluded': undefined
  'ticket-checkout.goneMeanwhile': undefined
  'ticket-checkout.guest': { number: number }
  'ticket-checkout.heading': { title: string }
  'ticket-checkout.heldTickets': undefined
  'ticket-checkout.iAccept': undefined
  'ticket-checkout.lostHold': undefined
  'ticket-checkout.marketingConsent': undefined
  'ticket-checkout.policies': undefined
  'ticket-checkout.policiesChanged': undefined
  'ticket-checkout.sameAsFirst': undefined
  'ticket-checkout.tickets': undefined
  'ticket-checkout.timer': undefined
  'ticket-checkout.title': { title: string }
  'ticket-checkout.total': undefined
  'ticket-checkout.tryAgain': undefined
  'ticket-checkout.yourDetails': undefined
  'tickets.aboutShown': { about: string; price: string }
  'tickets.accessCode': undefined
  'tickets.addOns': undefined
  'tickets.addPassToCart': undefined
  'tickets.addTicketsToCart': undefined
  'tickets.admits': { count: number }
  'tickets.atLeast': { count: number }
  'tickets.attendsAtPlace': undefined
  'tickets.attendsBoth': undefined
  'tickets.attendsOnline': undefined
  'tickets.bundles': undefined
  'tickets.choiceFrom': { price: string }
  'tickets.chooseNumber': undefined
  'tickets.codeOpens': undefined
  'tickets.continueToCheckout': undefined
  'tickets.countTickets': { count: number }
  'tickets.emailMe': { name: string }
  'tickets.events': undefined
  'tickets.feeIncluded': undefined
  'tickets.free': undefined
  'tickets.freeChoice': undefined
  'tickets.giveThemBack': { count: number }
  'tickets.goOnWith': { count: number }
  'tickets.goesWith': { names: string }
  'tickets.heldForYou': undefined
  'tickets.includesFee': { fee: string }
  'tickets.insteadOf': { price: string }
  'tickets.joinWaitingList': { name: string }
  'tickets.leastPrice': { name: string; price: string }
  'tickets.left': { left: number }
  'tickets.leftAtPrice': { count: number }
  'tickets.noTicketsChosen': undefined
  'tickets.none': undefined
  'tickets.notOnSaleYet': undefined
  'tickets.numberOf': { name: string }
  'tickets.numberOfAddOns': { name: string }
  'tickets.numberOfBundles': { name: string }
  'tickets.numberOfPasses': { name: string }
  'tickets.ofKind': { count: number; name: string }
  'tickets.onSaleFrom': { startDate: string }
  'tickets.oneIsGone': undefined
  'tickets.passDates': { count: number }
  'tickets.passIsGone': undefined
  'tickets.passSoldOut': undefined
  'tickets.passes': undefined
  'tickets.payIn': { currency: string }
  'tickets.perPerson': { count: number }
  'tickets.perTicket': { count: number }
  'tickets.price': undefined
  'tickets.replyInstead': undefined
  'tickets.saleEnded': undefined
  'tickets.soldElsewhere': undefined
  'tickets.soldOut': undefined
  'tickets.suggestedFor': { name: string }
  'tickets.thenPrice': { price: string }
  'tickets.ticketPolicy': undefined
  'tickets.tickets': undefined
  'tickets.tierUntil': { name: string; until: string }
  'tickets.title': { title: string }
  'tickets.totalWithFee': { total: string }
  'tickets.useCode': undefined
  'tickets.waitingFor': { name: string }
  'tickets.waitingList': undefined
  'tickets.waitingListText': undefined
  'tickets.yourPrice': { currency: string }
  'waiting-list.any': undefined
  'waiting-list.closed': undefined
  'waiting-list.closedText': undefined
  'waiting-list.email': undefined
  'waiting-list.emailHelp': undefined
  'waiting-list.enterName': undefined
  'waiting-list.enterQuantity': undefined
  'waiting-list.intro': undefined
  'waiting-list.join': undefined
  'waiting-list.joined': undefined
  'waiting-list.joinedText': { email: string }
  'waiting-list.name': undefined
  'waiting-list.quantity': undefined
  'waiting-list.quantityHelp': undefined
  'waiting-list.seeTickets': undefined
  'waiting-list.ticket': undefined
  'waiting-list.title': { title: string }
  'waiting-list.waitingList': undefined
  'waiting-place.bought': undefined
  'waiting-place.buy': undefined
  'waiting-place.decline': undefined
  'waiting-place.declined': undefined
  'waiting-place.ended': undefined
  'waiting-place.expired': undefined
  'waiting-place.forYou': undefined
  'waiting-place.joinAgain': undefined
  'waiting-place.leave': undefined
  'waiting-place.left': undefined
  'waiting-place.linkOver': undefined
  'waiting-place.linkOverText': undefined
  'waiting-place.offered': undefined
  'waiting-place.offeredText': undefined
  'waiting-place.position': undefined
  'waiting-place.removed': undefined
  'waiting-place.seeTheEvent': undefined
  'waiting-place.seeTheEvents': undefined
  'waiting-place.tickets': undefined
  'waiting-place.title': { title: string }
  'waiting-place.until': undefined
  'waiting-place.waiting': undefined
  'waiting-place.waitingText': undefined
  'waiting-place.yourPlace': undefined
}

export interface RichTexts {
  'account-security.noPassword': { link: Wrap }
  'account-wishlist.savedHere': { link: Wrap }
  'account.onlyMembers': { link: Wrap; what: 'tickets' | 'replies' | 'other' }
  'cart.chargedIn': { amount: string; currency: string; mark: Wrap; shownIn: string }
  'cart.subtotalWith': { mark: Wrap; subtotal: string }
  'event.signInToBookmark': { link: Wrap }
  'poll.membersVote': { link: Wrap }
  'product.willWrite': { email: string; strong: Wrap }
  'search.correctedTo': { link: Wrap; words: string }
  'search.didYouMean': { corrected: string; strong: Wrap }
  'search.eventsCount': { length: number; mark: Wrap }
  'search.productsCount': { mark: Wrap; total: number }
  'search.tryOthers': { link: Wrap; link2: Wrap }
  'sign-in-login.newHere': { link: Wrap }
  'sign-in-signup.alreadyMember': { link: Wrap }
}
