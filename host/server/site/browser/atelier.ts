/*
 * Enhances the owner's pages, which also work without JavaScript. Keeps unsaved texts on the device, makes photographs
 * small, and follows a running operation.
 */
import { followOperation } from './follow-operation';
import { makePhotosSmall } from './small-photos';
import { keepUnsavedTexts } from './unsaved-texts';

const form = document.querySelector<HTMLFormElement>('#formulaire');
if (form) {
  makePhotosSmall(form);
  keepUnsavedTexts(form);
}
void followOperation();
