/**
 * What robots and cold callers write into contact forms, and customers do not. Several words count
 * only in this order; case, accents and a final s or x make no difference. A word that a customer
 * may well use (prêt, Google, site, casino) stands here only with the words that make it spam.
 * Each list is one text, with commas between the phrases.
 */
export const spamPhrases = {
  /** Two of these are enough. */
  strong: [
    // Search engines and reach.
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
    // Selling to businesses.
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
    // Threats and traps.
    `
    has been hacked, recorded you, webcam, votre coli, frai de port, domaine expire, facture impayee,
    suspension de votre, has been suspended, verify your, union select, select from, drop table
    `,
  ],
  /** Odd in a request for works, but possible. */
  usual: [
    `
    click here, cliquez ici, unsubscribe, desabonner, limited time, limited spot, offre limitee, free
    trial, essai gratuit, free sample, free audit, free report, free seo, premier mois offert, sans
    engagement, without obligation, special offer, best price, good quality, free shipping, whatsapp,
    telegram, skype, paypal, $, per month, per day, per hour, your business, your company, votre
    entreprise sur, vo concurrent, your competitor, your customer, your client, your brand, your
    audience, your blog, your site, your website, our website, our service, our company, our team, we
    offer, we provide, we deliver, we create, we specialize, we specialise, we guarantee, we help, we
    send, we are a, we are an, i am a freelance, i came across, just found your, dear friend, sir madam,
    hello dear, hi dear, quick question, proposal, pricing, portfolio, marketing, digital, affiliate,
    sign up, register on, join now, order now, buy now, apply now, book a demo, book a call, min call,
    schedule a, a demo, une demo, une demonstration, reply ye, repondez oui, nou proposon, nou vendon,
    nou comparon, nou mettons a disposition, je vou propose, je peux creer, votre chiffre d affaire,
    nouveaux client, vo tarif sur, nos commerciaux, nos tarif, mes tarif, en tant que professionnel,
    pour le entreprise, pour artisan, votre site, votre site internet, votre site web, votre trafic, 100
    free, 100 gratuit, 100 real, guaranteed, gains guaranteed, garantie de resultat, paiement apre
    resultat, credit card, bank account, transfer the fund, investment, profit, deposit, bonu, discount,
    outlet, cheap, nike, bookmark, cute, great site, nice site, keep up the good work, developer,
    wordpress, php, new customer, more customer, contractor, business plan, collaborate, collaboration
    commerciale, partnership, partenariat, sous traitance, demarchage, droit a la formation, pompe a
    chaleur financee, witam, https t me, sehr geehrte, jetzt, inquiry, walk through, janitorial, test
    message, supplier, supply material, my private consultant, for sale, personne de confiance
    `,
  ],
} as const;

/** What people write who need a craftsman; each speaks a little for a request. */
export const tradeWords = `
  toit, toiture, tuile, ardoise, lauze, gouttiere, cheneau, faitage, charpente, velux, fuite,
  infiltration, humidite, mousse, demoussage, mur, murette, muret, cloison, placo, plafond, plancher,
  parquet, carrelage, faience, enduit, crepi, facade, fissure, dalle, beton, parpaing, pierre, escalier,
  terrasse, cloture, portail, volet, fenetre, porte, peindre, repeindre, peinture, lambri, tapisserie,
  chambre, salon, cuisine, douche, baignoire, salle de bain, sdb, cave, grange, garage, grenier, comble,
  cheminee, isolation, m2, chantier vide, echafaudage, maison, appartement, lino
`;
