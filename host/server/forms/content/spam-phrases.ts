/**
 * Comma-separated phrases that spammers and cold callers use and customers do not. Comparisons ignore case,
 * accents and a final s or x. A word that a customer may use (prêt, Google, site, casino) is listed only with the words
 * that make it spam.
 */
export const spamPhrases: readonly string[] = [
  // Search ranking and traffic.
  `
    backlink, link building, guest post, do follow, dofollow, domain authority, domain rating, seo,
    first page of google, page one of google, rank on google, ranking on google, google ranking, search
    engine optimization, search ranking, organic traffic, website traffic, web traffic, traffic to your,
    visitors to your website, web visitor, alexa rank, xrumer, promote your site, promote your website,
    promote your brand, your website is not, your site is not, errors on your website, reviewed your
    website, noticed your site, noticed your website, checking your website, found your website, found
    your site, visited your website, came across your website, came across your site, referencement
    naturel, referencement offert, referencement google, votre referencement, premiere page de google,
    1ere page de google, premiere page google, audit seo, visibilite sur internet, visibilite en ligne,
    visibilite sur google, votre fiche google, google my business, gestion de vos avis, refonte de votre
    site, refonte de votre site internet, creer votre site, creation de site vitrine, booster votre
    trafic, ameliorer votre visibilite, analysant votre site, visite votre site, nom de domaine, domain
    name, seo expert
    `,
  // Lead generation and advertising.
  `
    lead generation, qualified lead, exclusive lead, roofing lead, chantier qualifie, lead qualifie,
    lead exclusif, lead chaque jour, rendez vou qualifie, prospect qualifie, fichier client, base de
    donnee de, campagne d emailing, prospection commerciale, regie publicitaire, encart publicitaire,
    insertion dans l annuaire, sales meeting, explainer video, virtual assistant, dedicated developer,
    software development company, web development company, web design, website design, logo design,
    mobile app development, do you need a new website, offshore, mailing list, email list, feedback
    form, contact form, commercial offer, price list, moq, fob, manufacturer of, instagram follower,
    tiktok view, facebook like, follower, influencer, sponsored post, main d oeuvre qualifiee
    disponible, personnel detache, agence d interim, devenez partenaire, terminal de paiement, logiciel
    de devi, comparateur, fournisseur d energie, compte cpf, formation cpf, isolation a 1 euro, financee
    a 100
    `,
  // Money.
  `
    bitcoin, btc, usdt, ethereum, crypto, cryptocurrency, cryptomonnaie, metamask, seed phrase, forex,
    trading bot, binary option, passive income, revenu passif, make money, earn money, gagner de l
    argent, double your money, guaranteed investment, investment opportunity, private investor, equity
    financing, our investor, business loan, working capital, no credit check, interest rate, pret entre
    particulier, offre de pret, pret rapide, pret serieux, rachat de credit, credit personnel, sans
    protocole, prestamo, prestito, prestiti, sin aval, credito, tra privati, kredit, apostas, cassino,
    don de ma fortune, maladie incurable, next of kin, million dollar, usd, barrister, risk free,
    wallet, insider tip, penny stock
    `,
  // Games, sex, medicine, magic.
  `
    casino en ligne, online casino, casino online, casino bonus, free spin, machine a sou, bonus sans
    depot, betting, pari sportif, jackpot, porn, porno, xxx, escort, hot girl, sexy girl, sexy, hot
    photo, dating, serious man, viagra, cialis, levitra, tramadol, online pharmacy, no prescription, cbd
    oil, lose weight, weight loss, keto, replica, rolex, louis vuitton, cheap pill, marabout, retour
    affectif, desenvoutement, voyance, portefeuille magique, horoscope
    `,
  // Extortion, phishing, SQL injection.
  `
    has been hacked, recorded you, webcam, votre coli, frai de port, domaine expire, facture impayee,
    suspension de votre, has been suspended, verify your, union select, select from, drop table
    `,
];
