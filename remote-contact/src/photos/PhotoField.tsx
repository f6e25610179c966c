import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldError, FieldHint } from '@renovation-th/shared/ui/Field';
import { Input, Spinner } from '@renovation-th/shared/ui/form-controls';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { LiveRegion } from '../components/LiveRegion';
import { photoContent as content } from '../content/photo-content';
import { PhotoList } from './PhotoList';
import { acceptedPhotos, photoRules } from './photo-rules';
import type { Photos } from './use-photos';

type PhotoFieldProps = { id: string; input: RefObject<HTMLInputElement | null>; photos: Photos };

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.375rem',
  '& > label': { fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
});

const FileInput = styled(Input)({
  padding: '.3125rem',
  color: vars.textMuted,
  fontSize: vars.textS,
  cursor: 'pointer',
  '&::file-selector-button': {
    minHeight: '2.5rem',
    marginRight: '.875rem',
    padding: '0 1rem',
    border: 0,
    borderRadius: vars.radiusSmall,
    backgroundColor: vars.groundDeep,
    color: vars.text,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'inherit',
  },
  '&:hover::file-selector-button': { backgroundColor: vars.line },
  '& + div p + p': { marginTop: vars.space2 },
  '@media (max-width: 20rem)': {
    '&::file-selector-button': { display: 'block', width: '100%', padding: '.5rem', whiteSpace: 'normal' },
  },
});

const WithScript = styled('span')({ [withoutScripts]: { display: 'none' } });
const WithoutScript = styled('span')({
  display: 'none',
  [withoutScripts]: { display: 'inline' },
});

const InWork = styled('p')({ display: 'flex', gap: '.75rem', alignItems: 'center', fontSize: vars.textS });

/** A native file field and, with JavaScript, a list with previews. */
export function PhotoField({
  id,
  input,
  photos: { photos, inWork, problems, announcement, choose, remove },
}: PhotoFieldProps) {
  const hintId = `${id}-aide`;
  const problemsId = `${id}-erreurs`;

  return (
    <Box>
      <label htmlFor={id}>{content.label}</label>
      <FieldHint id={hintId}>
        {content.hint(photoRules.most)} <WithScript>{content.reduced}</WithScript>
        <WithoutScript>{content.asTheyAre}</WithoutScript>
      </FieldHint>
      <FileInput
        ref={input}
        id={id}
        type="file"
        name={attachmentField}
        multiple
        accept={acceptedPhotos}
        aria-describedby={problems.length > 0 ? `${hintId} ${problemsId}` : hintId}
        onChange={({ currentTarget }) => choose([...(currentTarget.files ?? [])])}
      />
      <LiveRegion>
        {inWork > 0 && (
          <InWork>
            <Spinner aria-hidden="true" />
            {content.inWork(inWork)}
          </InWork>
        )}
        {problems.length > 0 && (
          <div id={problemsId}>
            {problems.map((problem, index) => (
              <FieldError key={`${index} ${problem}`} id={`${problemsId}-${index}`}>
                {problem}
              </FieldError>
            ))}
          </div>
        )}
        {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
      </LiveRegion>
      <PhotoList fieldId={id} photos={photos} onRemove={remove} />
    </Box>
  );
}
