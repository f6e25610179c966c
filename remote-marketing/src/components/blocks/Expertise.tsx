import { rgeQualibat } from '@renovation-th/shared/identity/identity';
import { qualificationLine } from '@renovation-th/shared/identity/qualification-words';
import { useIdentity } from '@renovation-th/shared/kernel';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band } from '@renovation-th/shared/ui/layout';
import { serviceWords } from '../../content/service-words';
import { TitledPoints } from '../TitledPoints';
import type { BlockProps } from './block-props';

/** What the craftsman knows of houses here, case by case. */
export function Expertise({ block, ground }: BlockProps<'expertise'>) {
  const certificate = rgeQualibat(useIdentity());
  const points = block.points.map(({ title, text, namesCertificate }) => ({
    title,
    text:
      namesCertificate && certificate
        ? `${text} ${serviceWords.certificate(qualificationLine(certificate))}`
        : text,
  }));

  return (
    <Band ground={ground} id={block.link?.id}>
      <HeadedColumns split="4fr 8fr">
        <h2>{block.heading}</h2>
        <TitledPoints points={points} />
      </HeadedColumns>
    </Band>
  );
}
