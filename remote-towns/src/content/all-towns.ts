import type { Town } from './town-record';
import { gerzat } from './towns/gerzat';
import { clermontFerrand } from './towns/clermont-ferrand';
import { riom } from './towns/riom';
import { cebazat } from './towns/cebazat';
import { chamalieres } from './towns/chamalieres';
import { aubiere } from './towns/aubiere';
import { beaumont } from './towns/beaumont';
import { romagnat } from './towns/romagnat';
import { cournonAuvergne } from './towns/cournon-auvergne';
import { pontDuChateau } from './towns/pont-du-chateau';
import { lempdes } from './towns/lempdes';
import { durtol } from './towns/durtol';
import { nohanent } from './towns/nohanent';
import { sayat } from './towns/sayat';
import { blanzat } from './towns/blanzat';
import { malintrat } from './towns/malintrat';
import { menetrol } from './towns/menetrol';
import { chateaugay } from './towns/chateaugay';
import { volvic } from './towns/volvic';
import { saintGenesChampanelle } from './towns/saint-genes-champanelle';
import { royat } from './towns/royat';
import { perignatLesSarlieve } from './towns/perignat-les-sarlieve';
import { leCrest } from './towns/le-crest';
import { lezoux } from './towns/lezoux';
import { maringues } from './towns/maringues';
import { vichy } from './towns/vichy';
import { thiers } from './towns/thiers';
import { issoire } from './towns/issoire';
import { ambert } from './towns/ambert';
import { allier } from './towns/allier';
import { cantal } from './towns/cantal';
import { culhat } from './towns/culhat';
import { peschadoires } from './towns/peschadoires';
import { randan } from './towns/randan';
import { gannat } from './towns/gannat';
import { saintPourcainSurSioule } from './towns/saint-pourcain-sur-sioule';
import { cusset } from './towns/cusset';
import { belleriveSurAllier } from './towns/bellerive-sur-allier';
import { abrest } from './towns/abrest';
import { montlucon } from './towns/montlucon';
import { moulins } from './towns/moulins';
import { lapalisse } from './towns/lapalisse';
import { varennesSurAllier } from './towns/varennes-sur-allier';
import { dompierreSurBesbre } from './towns/dompierre-sur-besbre';
import { leDonjon } from './towns/le-donjon';
import { chantelle } from './towns/chantelle';

/** Every town with a page, in the order of the specification. */
export const towns: readonly Town[] = [
  gerzat,
  clermontFerrand,
  riom,
  cebazat,
  chamalieres,
  aubiere,
  beaumont,
  romagnat,
  cournonAuvergne,
  pontDuChateau,
  lempdes,
  durtol,
  nohanent,
  sayat,
  blanzat,
  malintrat,
  menetrol,
  chateaugay,
  volvic,
  saintGenesChampanelle,
  royat,
  perignatLesSarlieve,
  leCrest,
  lezoux,
  maringues,
  vichy,
  thiers,
  issoire,
  ambert,
  allier,
  cantal,
  culhat,
  peschadoires,
  randan,
  gannat,
  saintPourcainSurSioule,
  cusset,
  belleriveSurAllier,
  abrest,
  montlucon,
  moulins,
  lapalisse,
  varennesSurAllier,
  dompierreSurBesbre,
  leDonjon,
  chantelle,
];
