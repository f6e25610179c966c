import type { TownModel } from './town-record';
import type { TownServiceKey } from './town-services';

/**
 * What each trade means for the houses of each kind of country. Only the sentences of a page's own cards
 * travel with it, so they may be many.
 */
export const trades: Record<TownModel, Record<TownServiceKey, string>> = {
  limagne: {
    painting:
      'Murs et plafonds à l’intérieur\u202f; dehors, une peinture de façade qui laisse sécher le mur.',
    roofing: 'Tuiles canal brossées, démoussées, puis protégées avant l’hiver.',
    masonry: 'Murets, murs de clôture et pieds de mur repris avec un mortier qui convient au support.',
    rendering: 'Enduit à la chaux sur le bâti ancien, crépi repris sur les pavillons.',
    cleaning: 'Terrasses, dallages et façades débarrassés de la poussière et des mousses.',
    interior: 'Portes, plinthes, PVC et zinguerie ajustés à des murs rarement droits.',
    exterior: 'Menuiseries, PVC et gouttières choisis pour les averses d’orage et le plein soleil.',
    woodwork: 'Volets, portes et avant-toits brûlés par le soleil de la plaine, poncés puis repeints.',
  },
  volvic: {
    painting:
      'Les enduits se peignent, les encadrements de lave restent nus\u202f; dedans, murs et plafonds.',
    roofing: 'Démoussage, antimousse et hydrofuge, sans projection sur la pierre sombre.',
    masonry: 'Joints de pierre de Volvic refaits à la chaux, murets de lave montés ou relevés.',
    rendering: 'Un enduit arrêté net contre la pierre, dans un ton qui la met en valeur.',
    cleaning:
      'Lave, dallages et terrasses lavés en douceur\u00a0: la haute pression abîme une pierre poreuse.',
    interior: 'Menuiserie, PVC et zinguerie posés entre des murs épais, au millimètre.',
    exterior: 'Fenêtres, PVC et zinguerie faits aux mesures des encadrements de pierre.',
    woodwork: 'Portes, volets et débords de toit préparés, traités et repeints pour durer.',
  },
  winegrower: {
    painting: 'Étages habités, cages d’escalier, façades\u00a0: chaque support reçoit sa préparation.',
    roofing: 'Mousse brossée, traitement qui retarde son retour, hydrofuge sur tuiles sèches pour finir.',
    masonry: 'Caves, escaliers de pierre et murs de soutènement\u00a0: on répare, on relève, on rejointoie.',
    rendering: 'À la chaux au-dessus de la cave, pour que l’humidité puisse s’évaporer.',
    cleaning: 'Cours, perrons, terrasses et murs verdis retrouvent leur teinte.',
    interior: 'Menuiserie, PVC et zinguerie dans des pièces hautes et des passages étroits.',
    exterior: 'Menuiseries, PVC et descentes d’eau, pour éloigner la pluie du pied des murs.',
    woodwork: 'Portes de cave, volets et dessous de toit repris jusqu’au bois sain.',
  },
  'timber-frame': {
    painting: 'Intérieurs anciens et façades serrées, avec des peintures qui laissent sécher le bois.',
    roofing: 'Des toits pentus et serrés, démoussés puis traités depuis un accès sûr.',
    masonry: 'Soubassements, murets et murs de soutènement repris, pierre après pierre.',
    rendering: 'Entre les pans de bois, un remplissage souple à la chaux, jamais de ciment.',
    cleaning: 'Façades, cours et marches nettoyées sans détremper le bois ni creuser les joints.',
    interior: 'Portes, menuiseries, PVC et zinguerie ajustés à des planchers qui ne sont plus de niveau.',
    exterior: 'Fenêtres, PVC et zinguerie, avec les gouttières qui protègent les colombages.',
    woodwork: 'Pans de bois, volets et débords inspectés, poncés, traités.',
  },
  spa: {
    painting: 'Grandes pièces, moulures et façades claires, peintes après un vrai travail de préparation.',
    roofing: 'Lucarnes, noues et longs rampants démoussés, traités, puis hydrofugés.',
    masonry: 'Balustrades, clôtures et soubassements réparés dans leur dessin d’origine.',
    rendering: 'Décors, bandeaux et fonds d’enduit repris chacun dans son ton.',
    cleaning: 'Perrons, allées, terrasses et façades ornées, nettoyés à faible pression.',
    interior: 'Menuiserie, PVC et zinguerie ajustés aux volumes et aux moulures d’une villa.',
    exterior: 'Menuiseries, PVC, chéneaux et descentes remis en état, sans fuite.',
    woodwork: 'Persiennes, marquises et bois découpés décapés à la main puis repeints.',
  },
  pavilion: {
    painting:
      'Chambres, séjours et plafonds\u202f; sur le crépi, une peinture de façade qui couvre les fines fissures.',
    roofing: 'Tuiles démoussées à la brosse, traitées contre la mousse, hydrofugées si elles sont saines.',
    masonry: 'Murets, piliers de portail, appuis de fenêtre et bords de terrasse réparés ou refaits.',
    rendering: 'Crépi repris par zones s’il sonne creux, refait en entier s’il ne tient plus.',
    cleaning: 'Terrasse, allée, crépi et dessous de toit débarrassés des algues et des traces noires.',
    interior: 'Portes, plinthes, PVC et zinguerie ajustés ou remplacés, une pièce à la fois s’il le faut.',
    exterior: 'Fenêtres, volets, PVC, gouttières et bandeaux de toit remis en état ou changés.',
    woodwork: 'Avant-toits, volets et portes de garage poncés, traités et repeints.',
  },
  bourbonnais: {
    painting: 'Pièces de vie, plafonds et enduits de façade\u202f; la brique reste apparente.',
    roofing: 'Tuiles plates débarrassées des mousses, rang après rang, puis traitées.',
    masonry: 'Briques éclatées remplacées, joints repris, murets et murs montés d’aplomb.',
    rendering: 'Crépis et enduits refaits entre les chaînages de brique, sans les recouvrir.',
    cleaning: 'Brique, dallages et terrasses lavés à faible pression, pour ne pas les effriter.',
    interior: 'Portes, boiseries, PVC et zinguerie remis d’équerre, pièce par pièce.',
    exterior: 'Menuiseries, PVC et gouttières choisis pour les longues pluies et les hivers froids.',
    woodwork: 'Lucarnes, volets et portes de grange grattés, traités, repeints.',
  },
  limestone: {
    painting: 'Plafonds et pièces de vie\u202f; badigeon ou peinture minérale sur les enduits à la chaux.',
    roofing: 'Tuiles brossées à la main puis traitées contre la mousse, rives et faîtage contrôlés.',
    masonry: 'Moellons rejointoyés à la chaux, murets et murs de clôture remontés pierre à pierre.',
    rendering: 'Enduit à la chaux sur les moellons, encadrements de pierre laissés visibles.',
    cleaning: 'Pierre, dallages et terrasses brossés, puis rincés sans haute pression.',
    interior: 'Menuiserie, PVC et zinguerie posés dans des murs épais, rarement d’équerre.',
    exterior: 'Portes, fenêtres, PVC et descentes d’eau, pour garder au sec le pied des murs.',
    woodwork: 'Volets, portes de grange et avant-toits poncés, traités, repeints.',
  },
  livradois: {
    painting: 'Des pièces à garder saines tout l’hiver, des façades préparées pour le gel.',
    roofing: 'La mousse de l’ombre et des sapins part au brossage\u202f; le traitement retarde son retour.',
    masonry: 'Granite rejointoyé, murets de pierre relevés, murs remontés pendant les mois sans gelée.',
    rendering: 'Sur le granite, un enduit à la chaux posé à la belle saison, qui sèche avant novembre.',
    cleaning: 'Pierres, dallages et terrasses verdis par l’humidité, nettoyés au printemps.',
    interior: 'Menuiserie, PVC et zinguerie posés sans laisser passer l’air froid.',
    exterior: 'Portes, fenêtres, PVC et gouttières qui tiennent sous la neige.',
    woodwork: 'Volets et avant-toits protégés avant la mauvaise saison.',
  },
  'volcanic-highland': {
    painting: 'Pièces et plafonds l’hiver, façades aux beaux jours, sur un support sec en profondeur.',
    roofing: 'Démoussage et hydrofuge sur toit sec, après contrôle des tuiles fendues par le gel.',
    masonry: 'Murs et murets de pierre volcanique rejointoyés à la chaux, hors des mois de gelée.',
    rendering: 'Chaux sur la pierre, crépi sur le parpaing, posés assez tôt pour sécher avant l’hiver.',
    cleaning: 'Façades, terrasses et dallages nettoyés au printemps, une fois la neige fondue.',
    interior: 'Menuiserie, PVC et zinguerie ajustés dans des murs épais, joints d’air compris.',
    exterior: 'Menuiseries, PVC et gouttières prévus pour la neige, le vent et le gel.',
    woodwork: 'Volets, portes et avant-toits poncés et repeints avant l’automne.',
  },
  cantal: {
    painting: 'Intérieurs éclaircis, façades peintes dans la courte saison où le mur est sec.',
    roofing: 'Ardoise et tuile se nettoient avec soin\u202f; sous la lauze, la charpente se vérifie d’abord.',
    masonry: 'Murs de basalte ou de schiste réparés, murets montés pour résister au gel.',
    rendering: 'Enduits épais à la chaux, serrés contre la pierre sombre, du côté de la pluie.',
    cleaning: 'Lichens et mousses enlevés des façades, des cours et des terrasses.',
    interior: 'Menuiserie, PVC et zinguerie contre le froid, dans des murs de grande épaisseur.',
    exterior: 'Menuiseries, PVC et zinguerie prévus pour le vent, la neige et l’altitude.',
    woodwork: 'Volets et portes traités contre l’alternance de gel et de soleil.',
  },
};
