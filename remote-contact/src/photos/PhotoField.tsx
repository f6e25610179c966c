import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { FieldError, FieldHint } from '@renovation-th/shared/ui/Field';
import { Input, Spinner } from '@renovation-th/shared/ui/form-controls';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { LiveRegion } from '../components/LiveRegion';
import { photoContent as content } from '../content/photo-content';
import { acceptedPhotos, frenchSize, photoRules } from './photo-rules';
import type { Photo, Photos } from './use-photos';

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

const WithScript = styled('span')({ '@media (scripting: none)': { display: 'none' } });
const WithoutScript = styled('span')({
  display: 'none',
  '@media (scripting: none)': { display: 'inline' },
});

const InWork = styled('p')({ display: 'flex', gap: '.75rem', alignItems: 'center', fontSize: vars.textS });

const List = styled('ul')({
  display: 'grid',
  gap: vars.space2,
  marginTop: vars.space2,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gap: vars.space3,
  alignItems: 'center',
  padding: vars.space2,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusSmall,
  backgroundColor: vars.surface,
  '& img': { width: '4.5rem', height: '3.375rem', objectFit: 'cover', borderRadius: vars.radiusSmall },
  '& p': { overflowWrap: 'anywhere', fontSize: vars.textS, lineHeight: 1.35 },
  '& small': { display: 'block', color: vars.textMuted, fontSize: 'inherit' },
  // Enlarged text needs the whole width for the name.
  '@media (max-width: 20rem)': {
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    '& p': { gridColumn: '1 / -1' },
  },
});

/** Photographs of what is to be done: a file field that posts by itself and, with a script, a list with previews. */
export function PhotoField({
  id,
  input,
  photos: { photos, inWork, problems, news, choose, remove },
}: PhotoFieldProps) {
  const hintId = `${id}-aide`;
  const problemsId = `${id}-erreurs`;
  const removeId = (photo: Photo) => `${id}-retirer-${photo.id}`;

  const removeAndMoveOn = (photo: Photo) => {
    const place = photos.indexOf(photo);
    const neighbour = photos[place + 1] ?? photos[place - 1];
    // Moves the focus before the button that has it is removed.
    document.getElementById(neighbour ? removeId(neighbour) : id)?.focus();
    remove(photo.id);
  };

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
            {problems.map((problem, place) => (
              <FieldError key={`${place} ${problem}`} id={`${problemsId}-${place}`}>
                {problem}
              </FieldError>
            ))}
          </div>
        )}
        {news && <VisuallyHidden>{news}</VisuallyHidden>}
      </LiveRegion>
      {photos.length > 0 && (
        <List aria-label={content.list}>
          {photos.map((photo) => (
            <Item key={photo.id}>
              <img src={photo.preview} alt="" width={72} height={54} />
              <p>
                {photo.file.name}
                <small>{frenchSize(photo.file.size)}</small>
              </p>
              <Button
                look="plain"
                size="small"
                type="button"
                id={removeId(photo)}
                aria-label={content.removeNamed(photo.file.name)}
                onClick={() => removeAndMoveOn(photo)}
              >
                {content.remove}
              </Button>
            </Item>
          ))}
        </List>
      )}
    </Box>
  );
}
