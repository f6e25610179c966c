export const gapWords = {
  'registration.number': 'Il manque votre SIRET. La loi veut qu’il soit sur le site.',
  owner: 'Il manque votre prénom et votre nom. La loi veut savoir qui tient l’entreprise et répond du site.',
  'address.street': 'Il manque le numéro et la rue de l’entreprise. La loi veut une adresse entière.',
  host: 'Il manque l’hébergeur du site, avec son adresse et son téléphone. La loi veut qu’il soit nommé.',
  dataTransfers:
    'Dites si les données de vos clients sortent de l’Union européenne. La loi veut que le site l’indique.',
  insurance: 'Il manque votre assureur décennal. La loi veut son nom, son adresse et la zone couverte.',
  mediator: 'Il manque votre médiateur. Un particulier doit savoir à qui s’adresser en cas de désaccord.',
  vat: 'Dites si vous facturez la TVA. Sans cela, le site ne peut donner aucun taux, et vos prix seraient trompeurs.',
  hourlyRate: 'Il manque votre taux horaire, toutes taxes comprises. La loi veut qu’il soit affiché.',
  timeCount:
    'Dites comment vous comptez le temps\u00a0: la loi veut que ce soit affiché à côté du taux horaire.',
  figures:
    'Les chiffres de l’accueil sont des exemples. Mettez les vôtres, que vous pouvez prouver, ou retirez-les.',
  'figures.years': 'Vous annoncez plus d’années d’expérience qu’il ne s’en est passé depuis la création.',
  payment:
    'Dites s’il y a un acompte et quand le reste est payé\u00a0: c’est une des premières questions d’un client.',
};

/** Fields of `travelCosts` and the places to which their prices apply. */
export const travelPlaces = [
  ['puyDeDome', 'dans le Puy-de-Dôme pour les travaux et le dépannage'],
  ['issoire', 'à Issoire'],
  ['allier', 'dans l’Allier'],
  ['cantal', 'dans le Cantal'],
] as const;

const placesInWords = new Intl.ListFormat('fr');

/** @param places the places in `travelPlaces` that have no price. */
export const missingTravel = (places: readonly string[]) =>
  `Il manque un prix de déplacement\u00a0: ${placesInWords.format(places)}. La loi veut qu’il soit affiché.`;

/** @param day expiry date of the certificate: « 31/12/2027 ». */
export const expiredCertificate = (name: string, day: string) =>
  `«\u00a0${name}\u00a0» n’est plus valable depuis le ${day}. Mettez la nouvelle date, ou retirez-la.`;
