/** Sources for facts on town pages, by the names that records use. */
export const factSources = {
  archives: 'Site de la commune ou de son office de tourisme, pages d’histoire locale',
  brgm: 'BRGM, Géorisques et banque de données du sous-sol',
  charter: 'Charte architecturale du territoire, publiée par la communauté de communes',
  etalab: 'Etalab, base officielle des communes et des codes postaux',
  ign: 'IGN, cartes et altitudes',
  insurance: 'Code des assurances, article L. 242-1',
  insee: 'Insee, populations de référence',
  inventory: 'Inventaire général du patrimoine culturel d’Auvergne-Rhône-Alpes',
  law: 'Code de l’urbanisme, articles R. 421-3, R. 421-12, R. 421-17, R. 421-17-1 ; code civil, article 681 ; code de l’environnement, articles L. 214-1 à L. 214-3 ; code du patrimoine, article L. 621-27 ; Sénat, réponse n° 01701 du 20 février 2025',
  merimee: 'Ministère de la Culture, base Mérimée des monuments historiques',
  meteo: 'Météo-France, normales 1991-2020',
  museum: 'Site du musée cité',
  park: 'Parc naturel régional des Volcans d’Auvergne',
  protectedSites: 'Ministère de la Culture, sites patrimoniaux remarquables',
  road: 'Calcul d’itinéraire, estimation à 10 ou 15 % près',
  towns: 'Site de la Ville ou de la communauté de communes, pages d’urbanisme',
  unesco: 'Unesco, liste du patrimoine mondial',
  vernacular: 'Guides d’architecture rurale des CAUE et des services de l’État',
  wine: 'Clermont Auvergne Métropole, inventaire du patrimoine viticole',
} as const;

export type FactSource = keyof typeof factSources;
