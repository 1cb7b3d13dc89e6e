"""The two commands of the AWS CLI that the CDK copies assets with: s3 cp of an object, and s3 sync of a folder."""
import mimetypes
import os
import sys

import boto3

arguments = {'--cache-control': 'CacheControl'}


def split(address):
    bucket, _slash, key = address.removeprefix('s3://').partition('/')
    return bucket, key


def options_of(rest):
    given = dict(zip(rest[::2], rest[1::2]))
    return {arguments[name]: value for name, value in given.items() if name in arguments}


def sync(folder, bucket, prefix, options):
    client = boto3.client('s3')
    for place, _folders, files in os.walk(folder):
        for file in files:
            path = os.path.join(place, file)
            key = '/'.join(part for part in (prefix, os.path.relpath(path, folder)) if part)
            kind = mimetypes.guess_type(file)[0] or 'binary/octet-stream'
            with open(path, 'rb') as content:
                client.put_object(Bucket=bucket, Key=key, Body=content.read(), ContentType=kind, **options)


def main(service, command, source, target, *rest):
    if (service, command) == ('s3', 'cp'):
        bucket, key = split(source)
        boto3.client('s3').download_file(bucket, key, target)
    elif (service, command) == ('s3', 'sync'):
        sync(source, *split(target), options_of(rest))
    else:
        raise SystemExit(f'{service} {command} is not implemented')


main(*sys.argv[1:])
