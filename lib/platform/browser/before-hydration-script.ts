/**
 * Runs before everything else on a page. On a slow line people type, choose and send before React has hydrated. React would
 * leave the field as it is but keep an empty state and restore that on the next render, and the browser would submit the form
 * by itself, to a new page without the entries. So this script records entries and holds submits back.
 */
export const BEFORE_HYDRATION_SCRIPT = `(()=>{
const entries=new WeakMap,submits=new WeakMap;
window.beforeHydration={entries,submits};
const note=({target})=>entries.set(target,{value:target.value,checked:target.checked});
addEventListener('input',note,true);
addEventListener('change',note,true);
addEventListener('submit',(event)=>{
if(!event.target.hasAttribute('data-waiting'))return;
event.preventDefault();
submits.set(event.target,event.submitter);
},true);
})()`.replaceAll('\n', '');
