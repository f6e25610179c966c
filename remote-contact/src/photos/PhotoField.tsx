import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef } from 'react';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldError, FieldHint } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { LiveRegion } from '../components/LiveRegion';
import { photoContent as content } from '../content/photo-content';
import { PhotoList } from './PhotoList';
import { mostPhotos, type Photos } from './use-photos';

type PhotoFieldProps = { id: string; photos: Photos };

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
  '@media (max-width: 20rem)': {
    '&::file-selector-button': { display: 'block', width: '100%', padding: '.5rem', whiteSpace: 'normal' },
  },
});

const WithScripts = styled('span')({ [withoutScripts]: { display: 'none' } });
const WithoutScripts = styled('span')({ display: 'none', [withoutScripts]: { display: 'inline' } });

/** A native file field. With JavaScript, chosen photographs are made small and listed below it. */
export function PhotoField({ id, photos: { photos, problems, inWork, choose, remove } }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = `${id}-aide`;
  const problemsId = `${id}-erreurs`;

  const takeFiles = () => {
    const { current: field } = input;
    const files = [...(field?.files ?? [])];
    if (!field || files.length === 0) return;
    choose(files);
    // The list holds the files now. An empty field lets the visitor choose the same file again.
    field.value = '';
  };
  const takeFirstFiles = useEffectEvent(takeFiles);
  // The visitor may have chosen files before hydration.
  useEffect(() => takeFirstFiles(), []);

  return (
    <Box>
      <label htmlFor={id}>{content.label}</label>
      <FieldHint id={hintId}>
        {content.hint(mostPhotos)} <WithScripts>{content.reduced}</WithScripts>
        <WithoutScripts>{content.asTheyAre}</WithoutScripts>
      </FieldHint>
      <FileInput
        ref={input}
        id={id}
        type="file"
        name={attachmentField}
        multiple
        // Without HEIC in this list, iPhones convert their photographs to JPEG.
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={problems.length > 0 ? `${hintId} ${problemsId}` : hintId}
        onChange={takeFiles}
      />
      <LiveRegion>
        {inWork > 0 && <FieldHint>{content.inWork(inWork)}</FieldHint>}
        {inWork === 0 && photos.length > 0 && (
          <FieldHint>{content.count(photos.length, mostPhotos)}</FieldHint>
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
      </LiveRegion>
      <PhotoList fieldId={id} photos={photos} onRemove={remove} />
    </Box>
  );
}
